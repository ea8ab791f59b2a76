/** How long a result is used again, in milliseconds. An edit must show within a second. */
const MAX_AGE_MS = 500;

/**
 * Keeps each result for half a second, so that many readers at once cost one query. A failed call is
 * not kept.
 *
 * @param basis what the results also depend on. When it changes, they are made again
 */
export function keptBriefly<Key, Result>(
  make: (key: Key) => Promise<Result>,
  basis: () => unknown,
): (key: Key) => Promise<Result> {
  const kept = new Map<
    Key,
    { readonly madeAt: number; readonly basis: unknown; readonly result: Promise<Result> }
  >();
  return (key) => {
    const known = kept.get(key);
    const now = performance.now();
    if (known && now - known.madeAt < MAX_AGE_MS && known.basis === basis()) return known.result;
    const result = make(key);
    kept.set(key, { madeAt: now, basis: basis(), result });
    result.catch(() => kept.delete(key));
    return result;
  };
}
