/**
 * Writes each answer once, for answers that are given again as they are. They must never change.
 */
export function writtenOnce(): (answer: object) => Buffer {
  const written = new WeakMap<object, Buffer>();
  return (answer) => {
    const known = written.get(answer);
    if (known) return known;
    const bytes = Buffer.from(JSON.stringify(answer));
    written.set(answer, bytes);
    return bytes;
  };
}
