import {
  allInPayment,
  cashFacts,
  estimateOf,
  leadingLoweredPlan,
  monthOfYear,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  type Scenario,
  unknownLimits,
  vaOption,
} from '@latchkey/domain';
import {
  plainProduct,
  workedExample as quote,
  sampleDetails,
  sampleProduct,
} from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { apr, wholeMoney } from '@/lib/format.ts';
import type { KeptColumn, ScenarioColumn } from './scenario-figures.ts';
import { scenarioRows } from './scenario-rows.ts';

function worked(
  changes: Partial<Scenario>,
  creditScore: PricedAnswers['creditScore'] = 'excellent',
): KeptColumn {
  const interestRate = Percent.parse(6.375);
  const { homePrice, downPayment } = quote;
  const scenario = {
    ...({ homePrice, downPayment, term: 30, interestRate, programId: null, withIds: [] } as const),
    helpPaysClosing: false,
    ...changes,
  };
  const closingCosts = Percent.parse(0);
  const details = { ...sampleDetails, term: scenario.term, closingCosts };
  const facts = pricingFactsOf(
    { ...quote, creditScore, downPayment: scenario.downPayment },
    details,
    sampleProduct,
  );
  const estimate = estimateOf(facts, details, [], unknownLimits);
  const cashNeeded = cashFacts(estimate, scenario.downPayment).needed.total;
  return { kind: 'kept', scenario, program: [], estimate, cashNeeded };
}

function row(label: string, columns: readonly ScenarioColumn[]) {
  return scenarioRows(columns, sampleProduct).find((each) => each.label === label);
}

const OWED = 'Owed then, with interest, not counting the first loan';

it('starts with the all-in payments in whole dollars, and includes the debt with interest', () => {
  const one = [worked({})];
  expect(row('Each month, all in', one)?.cells).toEqual(['$2,189']);
  expect(row('Traditional Payment', one)?.cells).toEqual(['$2,530']);
  expect(row('Less each month', one)?.cells).toEqual(['$341 for 7 years']);
  expect(row(OWED, one)?.cells).toEqual(['$31,911']);
  // The buyer's own money, taxes and insurance for a year, 1% of $320,000, and 15 days of interest.
  expect(row('Cash at closing', one)?.cells).toEqual(['$90,439']);
});

it('shows no loan figures if no common loan covers the home', () => {
  const { estimate, ...column } = worked({});
  const noCommonLoan = {
    loanAmount: 320_000,
    conventional: { fewest: 300_000, most: 300_000 },
    fha: { fewest: 200_000, most: 200_000 },
    units: 1,
    pastYear: null,
  };
  const above = [{ ...column, estimate: { ...estimate, noCommonLoan } }];
  const words = scenarioRows(above, sampleProduct).flatMap(({ cells }) => cells);
  expect(row('Each month, all in', above)?.cells).toEqual(['No common loan']);
  // The only amounts in dollars are the price, the down payment, the help and the size of the loan.
  expect(words.filter((cell) => cell.includes('$'))).toEqual([
    '$400,000',
    '$80,000',
    '$0',
    '$320,000',
  ]);
});

it('includes the payback in the payment after the lowered payment ends', () => {
  const column = worked({});
  const plan = leadingLoweredPlan(column.estimate);
  const after = (plan?.paymentAfter ?? 0) + (plan?.waiting.payback?.monthly ?? 0);
  expect(row('Payment after that', [column])?.cells).toEqual([wholeMoney(after)]);
});

it('marks only the rows in which the saved figures differ', () => {
  const two = [worked({}), worked({ term: 15 })];
  expect(row('Term', two)).toEqual({
    label: 'Term',
    cells: ['30 Years', '15 Years'],
    differs: true,
  });
  expect(row('Each month, all in', two)?.differs).toBe(true);
  expect(row('Home Price', two)?.differs).toBe(false);
  expect(scenarioRows([worked({})], sampleProduct).some(({ differs }) => differs)).toBe(false);
});

it('shows an APR with mortgage insurance and lender charges, or that the APR is unknown', () => {
  const [known] = row('APR, estimated', [worked({ downPayment: 40_000 })])?.cells ?? [];
  expect(known).toMatch(/^\d\.\d\d%$/);
  expect(Number.parseFloat(known ?? '')).toBeGreaterThan(6.5);
  // The loan is 97.5% of the price, for which no price list has a mortgage insurance rate.
  expect(row('APR, estimated', [worked({ downPayment: 10_000 })])?.cells).toEqual(['Not known']);
});

it('shows the traditional payment if the buyer does not qualify', () => {
  const poor = [worked({ downPayment: 1_000 })];
  const traditional = row('Traditional Payment', poor)?.cells;
  expect(row('Each month, all in', poor)?.cells).toEqual(traditional);
  expect(row('Less each month', poor)?.cells).toEqual(['Did Not Qualify']);
  expect(row(OWED, poor)?.cells).toEqual(['$0']);
});

it('starts with the traditional payment if the lender collects taxes', () => {
  const fha = [worked({ downPayment: 120_000 }, 'poor')];
  expect(fha[0]?.estimate.loanType).toBe('FHA');
  expect(fha[0]?.estimate.comparison.lowering.kind).toBe('qualified');
  expect(row('Each month, all in', fha)?.cells).toEqual(row('Traditional Payment', fha)?.cells);
  expect(row('Less each month', fha)?.cells).toEqual(['Nothing']);
  expect(row(OWED, fha)?.cells).toEqual(['$0']);
});

it('shows what the same figures cost with a traditional payment', () => {
  const kept = worked({});
  const columns: ScenarioColumn[] = [
    kept,
    {
      ...kept,
      kind: 'traditional',
      cashNeeded: cashFacts(kept.estimate, 80_000, 'traditional').needed.total,
    },
  ];
  expect(row('Each month, all in', columns)?.cells).toEqual(['$2,189', '$2,530']);
  expect(row('Payment after that', columns)?.cells[1]).toBe('$2,530');
  expect(row('Less each month', columns)?.cells[1]).toBe('Nothing');
  expect(row(OWED, columns)?.cells).toEqual(['$31,911', '$0']);
  // The buyer prepays a year of insurance and three months of taxes, not a full year of both.
  expect(row('Cash at closing', columns)?.cells).toEqual(['$90,439', '$87,139']);
  expect(row('Each month, all in', columns)?.differs).toBe(false);
});

it('shows a VA loan whose fee is added to the loan, and no lowered payment', () => {
  const kept = worked({});
  const { facts, details } = kept.estimate;
  const option = vaOption(facts, { veteranStatus: true, homePlan: 'primary' }, details);
  if (!option?.apr) throw new RangeError('A veteran has the option');
  const { scenario } = kept;
  const cashNeeded = option.cash.total;
  const columns: ScenarioColumn[] = [kept, { kind: 'va', scenario, option, cashNeeded }];
  expect(row('Amount borrowed', columns)?.cells).toEqual([
    '$320,000',
    wholeMoney(option.firstLoan.loan.principal),
  ]);
  expect(row('Each month, all in', columns)?.cells[1]).toBe(
    wholeMoney(allInPayment(monthOfYear(option.plan.months, 1))),
  );
  expect(row('APR, estimated', columns)?.cells[1]).toBe(apr(option.apr));
  expect(row('Traditional Payment', columns)?.cells[1]).toBe('None');
  expect(row('Help', columns)?.cells[1]).toBe('$0');
  expect(row('Cash at closing', columns)?.cells[1]).toBe(wholeMoney(cashNeeded));
});

it('has no row about a lowered payment if the site does not offer one', () => {
  const labels = scenarioRows([worked({})], plainProduct).map(({ label }) => label);
  // This test does not load the text area `plain`, in which the debt is called the balance of the
  // assistance.
  expect(labels.slice(-4)).toEqual([
    'APR, estimated',
    'Each month, all in',
    OWED,
    'Cash at closing',
  ]);
});
