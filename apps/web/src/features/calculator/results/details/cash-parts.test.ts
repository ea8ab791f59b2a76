import {
  cashFacts,
  costTables,
  countedDetails,
  estimateOf,
  Percent,
  pricingFactsOf,
  unknownLimits,
} from '@latchkey/domain';
import { austin, helpWith, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { cashNeededWords } from '@/lib/answer-row-words.ts';
import { wholeMoney } from '@/lib/format.ts';
import { cashParts, closingCostsOf, downPaymentWords } from './cash-parts.ts';

const state = 'TX';
const program = { ...helpWith([]), cap: 25_000, pays: 'both' as const };

/** Parses dollars as the page shows them: $1,234 or −$25. */
function dollarsOf(words: string): number {
  return Number(words.replace('\u2212', '-').replaceAll(/[$,]/g, ''));
}

/**
 * Returns the lines that make up the cash due at closing, in unrounded dollars, with every extra
 * cost.
 */
function linesFor(downPayment: number) {
  const own = {
    ...sampleDetails,
    helpPaysClosing: true,
    points: Percent.parse(1),
    lenderFees: 1_234.56,
    prepaidInterestDays: 11,
  };
  const details = countedDetails(own, state, costTables.closingCosts);
  const quote = {
    homePrice: 400_123,
    downPayment,
    creditScore: 'good' as const,
    homeType: 'single-family' as const,
    homeLocation: austin,
  };
  const priced = pricingFactsOf(quote, details, sampleProduct);
  if (!priced.lowering) throw new Error('no line of credit');
  const line = { ...priced.lowering.line, openingFee: 321.09 };
  const facts = { ...priced, lowering: { ...priced.lowering, line } };
  const estimate = estimateOf(facts, details, [program], unknownLimits);
  const { needed } = cashFacts(estimate, downPayment);
  const counted = closingCostsOf({ closingCosts: null }, state);
  const paid = estimate.help.map(({ towardClosing }) => -towardClosing);
  const parts = cashParts(needed, { counted, state, details: own, help: estimate.help });
  return { needed, keys: parts.map(({ key }) => key), parts, paid };
}

it.each([
  ['lowered', 80_000],
  ['traditional', 1_000],
] as const)('lists parts of the cash that add up to the total with a %s payment', (plan, down) => {
  const { needed, keys, parts, paid } = linesFor(down);
  expect(needed.plan).toBe(plan);
  expect(keys).toEqual([
    'down',
    'taxes',
    'closing',
    'points',
    'fees',
    'interest',
    ...(plan === 'lowered' ? ['opening'] : []),
  ]);
  expect(needed.assistance).toBeGreaterThan(0);
  const sum = [...parts.map(({ dollars }) => dollars), ...paid].reduce(
    (total, each) => total + each,
  );
  expect(sum).toBeCloseTo(needed.total, 6);
  const shown = [...parts.map((part) => wholeMoney(part.shown)), ...paid.map(wholeMoney)];
  expect(shown.map(dollarsOf).reduce((total, each) => total + each)).toBe(
    dollarsOf(cashNeededWords(needed.total)),
  );
});

it.each([
  // Help of 5% of the loan leaves such a rounding error.
  [16_000.000000000002, 'All your $16,000 is your down payment.'],
  [15_999.4, 'You have $16,000. Of that, $15,999 is your down payment.'],
  [16_000.6, 'The down payment alone is more than the $16,000 you have.'],
])('states how much of the cash is a down payment of %d', (downPayment, words) => {
  expect(downPaymentWords({ gap: { have: 16_000 }, needed: { downPayment } })).toBe(words);
});
