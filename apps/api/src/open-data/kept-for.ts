/** How long a result is used again, in milliseconds. An edit must show within a second. */
export const HALF_A_SECOND = 500;

/**
 * Keeps each result for a while, so that many readers at once cost one query. A failed call is not
 * kept.
 *
 * @param basis what the results also depend on. When it changes, they are made again
 * @param maxAge in milliseconds
 */
export function keptFor<Key, Result>(
  make: (key: Key) => Promise<Result>,
  basis: () => unknown,
  maxAge: number,
): (key: Key) => Promise<Result> {
  const kept = new Map<
    Key,
    { readonly madeAt: number; readonly basis: unknown; readonly result: Promise<Result> }
  >();
  return (key) => {
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.madeAt < maxAge && known.basis === basis()) return known.result;
    const result = make(key);
    kept.set(key, { madeAt: now, basis: basis(), result });
    result.catch(() => {
      // A newer result may have replaced this one.
      if (kept.get(key)?.result === result) kept.delete(key);
    });
    return result;
  };
}
