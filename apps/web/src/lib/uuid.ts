/**
 * Returns a random UUID (version 4, RFC 9562). `crypto.randomUUID` exists only on HTTPS and
 * localhost. On plain HTTP, this function builds the UUID from random bytes.
 */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return uuidFrom(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Formats 16 random bytes as a UUID. Six of the bits are replaced with the version and the variant.
 */
export function uuidFrom(bytes: Uint8Array): string {
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
