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
const MANY = 500;

/**
 * @param keyOfRank the key of each item, in rank order
 * @param most how many a search gives at most
 */
export function prefixIndex(keyOfRank: readonly string[], most: number): PrefixIndex {
  const { keys, starts, ranks } = sortedRanks(keyOfRank);
  const remembered = new Map<string, readonly number[]>();

  /** The ranks of the keys from one text, inclusive, to another, exclusive. */
  function between(from: string, to: string): Uint32Array {
    return ranks.subarray(starts[firstFrom(keys, from)], starts[firstFrom(keys, to)]);
  }

  return {
    whole: (key) => [...between(key, `${key}\0`)],
    starting(prefix, isWanted) {
      const known = isWanted ? undefined : remembered.get(prefix);
      if (known) return known;
      const candidates = between(prefix, `${prefix}\uffff`);
      const best = bestRanks(candidates, most, isWanted);
      if (!isWanted && candidates.length > MANY) remembered.set(prefix, best);
      return best;
    },
  };
}

/** The keys in order, where the ranks of each start among all ranks, and those. */
function sortedRanks(keyOfRank: readonly string[]) {
  const counts = new Map<string, number>();
  for (const key of keyOfRank) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts.keys()].sort();

  const starts = new Uint32Array(keys.length + 1);
  const places = counts;
  keys.forEach((key, index) => {
    const start = starts[index] ?? 0;
    starts[index + 1] = start + (counts.get(key) ?? 0);
    places.set(key, start);
  });

  const ranks = new Uint32Array(keyOfRank.length);
  keyOfRank.forEach((key, rank) => {
    const place = places.get(key) ?? 0;
    ranks[place] = rank;
    places.set(key, place + 1);
  });
  return { keys, starts, ranks };
}

/** The place of the first of the sorted keys that is not before the text. */
function firstFrom(keys: readonly string[], text: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
