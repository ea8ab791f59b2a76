/** Keeps what the latest texts gave, so that what many ask for is looked up once. */
export function recent<Result extends object>(
  find: (text: string) => Result,
  max: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? find(text);
    // A map keeps its order: what was asked for last stands last.
    results.delete(text);
    results.set(text, result);
    const [oldest] = results.keys();
    if (results.size > max && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
