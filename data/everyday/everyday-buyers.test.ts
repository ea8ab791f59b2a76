import { QuoteAnswers } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { defaultCounts } from './default-counts.ts';
import { everydayBuyers } from './everyday-buyers.ts';
import { everydayMatches } from './everyday-matches.ts';

/** The number of buyers in this test, a small sample of the 2,000 buyers in `main.ts`. */
const COUNT = 100;

it('creates valid buyers, and always the same buyers for the same seed', () => {
  const { areaOf, locations } = loadReferenceData();
  const [detroit] = locations.search('48219');
  const places = { locations: detroit ? [detroit] : [], areaOf };
  const buyers = everydayBuyers(places, COUNT, 1);
  expect(buyers.map((buyer) => QuoteAnswers.parse(buyer))).toEqual(buyers);
  expect(everydayBuyers(places, COUNT, 1)).toEqual(buyers);
  expect(everydayBuyers(places, COUNT, 2)).not.toEqual(buyers);
});

it('never applies assistance by default if it may leave the buyer worse off than no assistance', () => {
  const counts = defaultCounts(everydayMatches(COUNT));
  expect(counts.buyers).toBe(COUNT);
  expect(counts.areWorse).toBe(0);
  // The old rule did apply help that may leave a buyer worse off.
  expect(counts.wereWorse).toBeGreaterThan(0);
  expect(counts.startWithLender).toBeLessThan(counts.startedWithLender);
});

it('counts a default program without a result as unknown, and never as better than no assistance', () => {
  const matches = everydayMatches(COUNT);
  const known = defaultCounts(matches);
  const unknown = defaultCounts(
    matches.map(({ programs, defaultId }) => {
      return { programs: programs.map((one) => ({ ...one, fiveYear: null })), defaultId };
    }),
  );
  expect(unknown).toMatchObject({ wereWorse: 0, wereUnknown: unknown.hadDefault });
  expect(unknown).toMatchObject({ areWorse: 0, areUnknown: unknown.haveDefault });
  expect(known.areUnknown).toBeLessThan(known.haveDefault);
  expect(known.areUnknown).toBeGreaterThan(0);
});
