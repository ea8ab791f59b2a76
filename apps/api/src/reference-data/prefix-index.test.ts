import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prefixIndex } from './prefix-index.ts';

const keys = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '9'), minLength: 1 }));
const text = fc.string({ unit: fc.constantFrom('a', 'b', '9') });

function ranksWhere(list: readonly string[], isFound: (key: string) => boolean): number[] {
  return list.flatMap((key, rank) => (isFound(key) ? [rank] : []));
}

it('finds the same as a linear search, by key and by prefix', () => {
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

it('returns the same result for a prefix with many matches', () => {
  const index = prefixIndex(
    Array.from({ length: 2000 }, (_, rank) => `k${rank % 7}`),
    20,
  );
  const first = index.starting('k');
  expect(index.starting('k')).toEqual(first);
  expect(index.starting('k', (rank) => rank > 100)[0]).toBe(101);
  expect(index.starting('k')).toEqual(first);
});
