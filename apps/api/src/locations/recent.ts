/** Keeps what the latest texts gave, so that what many ask for is looked up once. */
export function recent<Found extends object>(
  find: (text: string) => Found,
  most: number,
): (text: string) => Found {
  const kept = new Map<string, Found>();
  return (text) => {
    const found = kept.get(text) ?? find(text);
    // A map keeps its order: what was asked for last stands last.
    kept.delete(text);
    kept.set(text, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
