/**
 * Serializes each response object once, and caches the bytes for as long as the object exists. Use
 * this only for responses that never change.
 */
export function cachedJson(): (answer: object) => Buffer {
  const bytesOf = new WeakMap<object, Buffer>();
  return (answer) => {
    const cached = bytesOf.get(answer);
    if (cached) return cached;
    const bytes = Buffer.from(JSON.stringify(answer));
    bytesOf.set(answer, bytes);
    return bytes;
  };
}
