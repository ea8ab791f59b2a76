import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestRanks } from './best-ranks.ts';

const ranks = fc.uniqueArray(fc.nat(1000), { maxLength: 100 });

it('equals the start of the sorted list', () => {
  fc.assert(
    fc.property(ranks, fc.integer({ min: 1, max: 30 }), (list, most) => {
      const sorted = list.toSorted((a, b) => a - b);
      expect(bestRanks(Uint32Array.from(list), most)).toEqual(sorted.slice(0, most));
    }),
  );
});

it('takes only ranks that match the filter', () => {
  const isEven = (rank: number) => rank % 2 === 0;
  expect(bestRanks(Uint32Array.of(5, 4, 1, 8, 2), 2, isEven)).toEqual([2, 4]);
});
