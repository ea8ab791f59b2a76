import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRanks, prefixIndex } from './prefix-index.ts';

const keys = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '9'), minLength: 1 }));
const text = fc.string({ unit: fc.constantFrom('a', 'b', '9') });

function ranksWhere(list: readonly string[], isFound: (key: string) => boolean): number[] {
  return list.flatMap((key, rank) => (isFound(key) ? [rank] : []));
}

describe('prefixIndex', () => {
  it('finds the same items as a linear search does, by key and by prefix', () => {
    fc.assert(
      fc.property(keys, text, (list, wanted) => {
        const index = prefixIndex(list, 3);
        const starting = ranksWhere(list, (key) => key.startsWith(wanted));
        expect(index.whole(wanted)).toEqual(ranksWhere(list, (key) => key === wanted));
        expect(index.starting(wanted)).toEqual(starting.slice(0, 3));
        const odd = starting.filter((rank) => rank % 2 === 1);
        expect(index.starting(wanted, (rank) => rank % 2 === 1)).toEqual(odd.slice(0, 3));
      }),
    );
  });

  it('returns the same result again for a prefix with many matches, even after a filtered search', () => {
    const index = prefixIndex(
      Array.from({ length: 2000 }, (_, rank) => `k${rank % 7}`),
      20,
    );
    const first = index.starting('k');
    expect(index.starting('k')).toEqual(first);
    expect(index.starting('k', (rank) => rank > 100)[0]).toBe(101);
    expect(index.starting('k')).toEqual(first);
  });
});

describe('bestRanks', () => {
  const ranks = fc.uniqueArray(fc.nat(1000), { maxLength: 100 });

  it('returns the lowest ranks in ascending order', () => {
    fc.assert(
      fc.property(ranks, fc.integer({ min: 1, max: 30 }), (list, most) => {
        const sorted = list.toSorted((a, b) => a - b);
        expect(bestRanks(Uint32Array.from(list), most)).toEqual(sorted.slice(0, most));
      }),
    );
  });

  it('returns only ranks that match the filter', () => {
    const isEven = (rank: number) => rank % 2 === 0;
    expect(bestRanks(Uint32Array.of(5, 4, 1, 8, 2), 2, isEven)).toEqual([2, 4]);
  });
});
