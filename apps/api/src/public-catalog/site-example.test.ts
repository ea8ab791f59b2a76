import { siteEstimate, siteExample, usStates } from '@latchkey/domain';
import { plainProduct, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { shippedCatalog, shippedReference } from '../../test/test-data.ts';
import { exampleBuyers } from './example-buyers.ts';

const reference = shippedReference();
const catalog = shippedCatalog();

const exampleIn = (state: string, product = sampleProduct) => {
  const [{ quote }] = exampleBuyers(reference, [state]);
  const area = reference.areaOf(quote.homeLocation);
  return siteExample(quote, catalog.inCounty(area), area, '2026-11-23', product);
};

it('has an example with matching programs and a lowered payment for every state', () => {
  const faults = [...usStates.keys()].filter((state) => {
    const example = exampleIn(state);
    const { leadsWith, loanType, comparison } = siteEstimate(example, sampleProduct);
    const isRight =
      example.state === state &&
      example.found > 0 &&
      example.homePrice >= 100_000 &&
      loanType === 'Conventional' &&
      leadsWith === 'lowered' &&
      comparison.down.assistance > 0 === (example.help !== null);
    return !isRight;
  });
  expect(faults).toEqual([]);
});

it("uses the design's home in Detroit, and includes the assistance of a program", () => {
  const example = exampleIn('MI', plainProduct);
  expect(example).toMatchObject({ city: 'Detroit', homePrice: 145_000, downPayment: 12_000 });
  expect(example.help?.programName).toBeTruthy();
  const { comparison } = siteEstimate(example, plainProduct);
  expect(comparison.down.assistance).toBeGreaterThan(0);
});
