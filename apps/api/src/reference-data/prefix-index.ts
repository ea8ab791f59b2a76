import { bestRanks } from './best-ranks.ts';

/**
 * Finds items by their key or its start. An item is told by its rank, 0 the best of all, so that
 * tens of thousands cost a few numbers each.
 */
export interface PrefixIndex {
  /** The ranks of the items with just this key, the best first. */
  whole(key: string): readonly number[];
  /** The best ranks of the items whose key starts so. */
  starting(prefix: string, isWanted?: (rank: number) => boolean): readonly number[];
}

/** So many ranks are not gone through twice for the same text. */
const MIN_CACHED_MATCHES = 500;

/**
 * @param keyOfRank the key of each item, in rank order
 * @param most how many a search gives at most
 */
export function prefixIndex(keyOfRank: readonly string[], most: number): PrefixIndex {
  const keyOf = (rank: number) => keyOfRank[rank] ?? '';
  const ranks = Uint32Array.from(keyOfRank.keys());
  ranks.sort((a, b) => order(keyOf(a), keyOf(b)) || a - b);
  const cache = new Map<string, readonly number[]>();

  /** The place of the first rank whose key is not before the text. */
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
