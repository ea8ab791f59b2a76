/** Caches the results for the `max` most recently used texts. */
export function recent<Result extends object>(
  find: (text: string) => Result,
  max: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? find(text);
    // A map keeps its insertion order, so the most recently used text comes last.
    results.delete(text);
    results.set(text, result);
    const [oldest] = results.keys();
    if (results.size > max && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
