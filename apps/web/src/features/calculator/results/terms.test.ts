import {
  costTables,
  countedDetails,
  estimateOf,
  type PricedAnswers,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import {
  plainProduct,
  workedExample as quote,
  sampleDetails,
  sampleProduct,
} from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { explainedTerms } from './terms.ts';

function estimated(
  changes: Partial<PricedAnswers> = {},
  product = sampleProduct,
  limits = unknownLimits,
) {
  const details = countedDetails(sampleDetails, 'MI', costTables.closingCosts);
  const facts = pricingFactsOf({ ...quote, ...changes }, details, product);
  return estimateOf(facts, details, [], limits);
}

const namesOf = (...of: Parameters<typeof estimated>) =>
  explainedTerms(estimated(...of)).map(({ name }) => name);

function explained(name: string, ...of: Parameters<typeof estimated>) {
  return explainedTerms(estimated(...of)).find((each) => each.name === name)?.explanation;
}

const small = { downPayment: 40_000 };
const fha = { ...small, creditScore: 'poor' } as const;

it('explains only the terms that occur in the estimate', () => {
  expect(namesOf()).toEqual(['lineOfCredit', 'lowering', 'apr']);
  expect(namesOf(small)).toEqual([
    'lineOfCredit',
    'lowering',
    'apr',
    'mortgageInsurance',
    'escrow',
  ]);
  expect(namesOf(fha)).toEqual(['lowering', 'apr', 'mortgageInsurance', 'financedFee', 'escrow']);
  expect(namesOf({}, plainProduct)).toEqual(['apr']);
  expect(namesOf({ downPayment: 400_000 })).toEqual([]);
});

it('explains nothing if no common loan covers the home', () => {
  const limits = [100_000, 100_000, 100_000, 100_000] as const;
  const low = { conformingLimits: limits, fhaLimits: limits };
  expect(estimated({}, sampleProduct, low).noCommonLoan).not.toBeNull();
  expect(namesOf({}, sampleProduct, low)).toEqual([]);
});

// The figures of the first worked example.
it("gives examples with the estimate's own figures", () => {
  expect(explained('lineOfCredit')).toContain('you draw $25,000 for taxes and insurance');
  expect(explained('lineOfCredit')).toContain('After 7 years you owe $31,911 with interest.');
  expect(explained('lowering')).toContain('You pay $341 less a month for 7 years.');
  expect(explained('escrow', small)).toContain('$533 a month');
  expect(explained('lowering', { downPayment: 20_000 })).toContain('With more money down');
});
