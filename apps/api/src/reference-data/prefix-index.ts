/**
 * Finds items by a key or the start of a key. Each item is stored as its rank, and rank 0 is the
 * best. Tens of thousands of items therefore use little memory.
 */
export interface PrefixIndex {
  /** Returns the ranks of the items that have exactly this key, best first. */
  whole(key: string): readonly number[];
  /** Returns the best ranks of the items whose key starts with the prefix. */
  starting(prefix: string, isWanted?: (rank: number) => boolean): readonly number[];
}

/** A prefix's results are cached if it has at least this many matches. */
const MIN_CACHED_MATCHES = 500;

/**
 * @param keyOfRank the items' keys, in rank order
 * @param most maximum number of results per search
 */
export function prefixIndex(keyOfRank: readonly string[], most: number): PrefixIndex {
  const keyOf = (rank: number) => keyOfRank[rank] ?? '';
  const ranks = Uint32Array.from(keyOfRank.keys());
  ranks.sort((a, b) => order(keyOf(a), keyOf(b)) || a - b);
  const cache = new Map<string, readonly number[]>();

  /** Returns the index of the first rank whose key sorts at or after the text. */
  function firstFrom(text: string): number {
    let low = 0;
    let high = ranks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keyOf(ranks[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    whole: (key) => [...ranks.subarray(firstFrom(key), firstFrom(`${key}\0`))],
    starting(prefix, isWanted) {
      const cached = isWanted ? undefined : cache.get(prefix);
      if (cached) return cached;
      const candidates = ranks.subarray(firstFrom(prefix), firstFrom(`${prefix}\uffff`));
      const best = bestRanks(candidates, most, isWanted);
      if (!isWanted && candidates.length > MIN_CACHED_MATCHES) cache.set(prefix, best);
      return best;
    },
  };
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Returns the lowest ranks in order, at most `most`. Compares each rank with the worst rank kept so
 * far, because only a few out of thousands are better.
 */
export function bestRanks(
  ranks: Uint32Array,
  most: number,
  isWanted?: (rank: number) => boolean,
): number[] {
  const best: number[] = [];
  let worst = Number.POSITIVE_INFINITY;

  for (const rank of ranks) {
    if (rank >= worst || (isWanted && !isWanted(rank))) continue;
    if (best.length === most) best.pop();
    let index = best.length;
    while (index > 0 && (best[index - 1] ?? 0) > rank) index -= 1;
    best.splice(index, 0, rank);
    if (best.length === most) worst = best[most - 1] ?? worst;
  }
  return best;
}
