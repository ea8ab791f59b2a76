import { expect, it } from 'vitest';
import { creditScoreBand } from './credit-score.ts';

it('puts every score from 300 to 850 into exactly one band', () => {
  const bands = Object.values(creditScoreBand).sort((a, b) => a.from - b.from);
  expect(bands[0]?.from).toBe(300);
  expect(bands.at(-1)?.to).toBe(850);
  expect(bands.slice(1).map(({ from }) => from)).toEqual(
    bands.slice(0, -1).map(({ to }) => to + 1),
  );
});

it('starts the bands at 720, 660 and 620', () => {
  const { excellent, good, fair } = creditScoreBand;
  expect([excellent.from, good.from, fair.from]).toEqual([720, 660, 620]);
});
