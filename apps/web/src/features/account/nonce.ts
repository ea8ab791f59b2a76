/** A nonce. Google signs its hash, and the account service gets the raw value. */
export interface Nonce {
  readonly raw: string;
  readonly hash: string;
}

export async function newNonce(): Promise<Nonce> {
  const raw = hex(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(raw));
  return { raw, hash: hex(new Uint8Array(digest)) };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
