/**
 * How long a result is cached, in milliseconds. The time is short, because an edit must appear
 * within a second.
 */
export const REVISION_MAX_AGE_MS = 500;

/**
 * Caches each result for a short time, so that many simultaneous requests need only one query. Does
 * not cache a failed call.
 *
 * @param basis returns a value that the results also depend on. When this value changes, the cache
 * is discarded
 * @param maxAge in milliseconds
 */
export function cachedFor<Key, Result>(
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
