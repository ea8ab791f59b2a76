import { sampleQuote } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { latestFirst } from './latest-first.ts';

it('puts the most recently changed quote first, for any ISO time format', () => {
  const [old, middle, latest] = [
    sampleQuote({ updatedAt: '2026-11-01T00:00:00Z' }),
    sampleQuote({ updatedAt: '2026-11-01T00:00:00.500Z' }),
    sampleQuote({ updatedAt: '2026-11-02T00:00:00.000Z' }),
  ];
  expect(latestFirst([middle, old, latest])).toEqual([latest, middle, old]);
});
