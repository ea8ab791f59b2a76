/**
 * Finds the items whose key starts with a text, the lowest rank first. Keys are sorted once; what a
 * short prefix finds is kept, since it would gather most of the keys each time.
 */
export interface RankedSearch<Item> {
  find(prefix: string, limit: number, isWanted?: (item: Item) => boolean): Item[];
}

const SHORT = 4;

/** @param ranked the items in rank order */
export function rankedSearch<Item>(
  ranked: readonly Item[],
  keyOf: (item: Item) => string,
  mostWanted: number,
): RankedSearch<Item> {
  const ranksByKey = new Map<string, number[]>();
  ranked.forEach((item, rank) => {
    const key = keyOf(item);
    const ranks = ranksByKey.get(key);
    if (ranks) ranks.push(rank);
    else ranksByKey.set(key, [rank]);
  });
  const keys = [...ranksByKey.keys()].sort();
  const best = bestOfShortPrefixes(ranked, keyOf, mostWanted);

  function inRange(prefix: string): number[] {
    const ranks: number[] = [];
    for (let at = firstAtLeast(keys, prefix); keys[at]?.startsWith(prefix); at += 1) {
      ranks.push(...(ranksByKey.get(keys[at] ?? '') ?? []));
    }
    return ranks.sort((a, b) => a - b);
  }

  return {
    find(prefix, limit, isWanted) {
      if (prefix === '') return [];
      const isShort = prefix.length <= SHORT && !isWanted;
      const ranks = isShort ? (best.get(prefix) ?? []) : inRange(prefix);
      const found: Item[] = [];
      for (const rank of ranks) {
        const item = ranked[rank];
        if (item !== undefined && (!isWanted || isWanted(item))) found.push(item);
        if (found.length === limit) break;
      }
      return found;
    },
  };
}

function bestOfShortPrefixes<Item>(
  ranked: readonly Item[],
  keyOf: (item: Item) => string,
  most: number,
): Map<string, number[]> {
  const best = new Map<string, number[]>();
  ranked.forEach((item, rank) => {
    const key = keyOf(item);
    for (let length = 1; length <= Math.min(SHORT, key.length); length += 1) {
      const prefix = key.slice(0, length);
      const ranks = best.get(prefix);
      if (!ranks) best.set(prefix, [rank]);
      else if (ranks.length < most) ranks.push(rank);
    }
  });
  return best;
}

function firstAtLeast(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
