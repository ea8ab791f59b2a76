/**
 * Serializes each response object once and caches its bytes for the life of the object. Use this
 * only for responses that never change.
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
