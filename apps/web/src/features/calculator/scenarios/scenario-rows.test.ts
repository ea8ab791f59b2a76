import {
  cashFacts,
  costTables,
  estimateOf,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  type Scenario,
  unknownLimits,
  vaOption,
} from '@latchkey/domain';
import { austin, plainProduct, sampleDetails, sampleProduct } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { money } from '@/lib/format.ts';
import { type KeptColumn, type ScenarioColumn, scenarioRows } from './scenario-rows.ts';

const quote: PricedAnswers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'excellent',
  homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
};

function worked(changes: Partial<Scenario>): KeptColumn {
  const interestRate = Percent.parse(6.375);
  const { homePrice, downPayment } = quote;
  const scenario = {
    ...({ homePrice, downPayment, term: 30, interestRate, programId: null, withIds: [] } as const),
    ...changes,
  };
  const closingCosts = Percent.parse(0);
  const details = { ...sampleDetails, term: scenario.term, closingCosts };
  const facts = pricingFactsOf(
    { ...quote, downPayment: scenario.downPayment },
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

it('matches the worked example to the cent', () => {
  const one = [worked({})];
  expect(row('Monthly Payment', one)?.cells).toEqual(['$2,189']);
  expect(row('Traditional Payment', one)?.cells).toEqual(['$2,529.72']);
  expect(row('Saved per month', one)?.cells).toEqual(['$340.72 for 7 years']);
  expect(row('Owed then, not counting the first loan', one)?.cells).toEqual(['$25,000']);
  expect(row('Cash at closing', one)?.cells).toEqual(['$86,400']);
});

it('marks only the rows that differ', () => {
  const two = [worked({}), worked({ term: 15 })];
  expect(row('Term', two)).toEqual({
    label: 'Term',
    cells: ['30 Years', '15 Years'],
    differs: true,
  });
  expect(row('Monthly Payment', two)?.differs).toBe(true);
  expect(row('Home Price', two)?.differs).toBe(false);
  expect(scenarioRows([worked({})], sampleProduct).some(({ differs }) => differs)).toBe(false);
});

it('says when the APR leaves out mortgage insurance', () => {
  const [cell] = row('APR', [worked({ downPayment: 40_000 })])?.cells ?? [];
  expect(cell).toMatch(/^[\d.]+% without mortgage insurance$/);
});

it('shows no savings to a buyer who does not qualify', () => {
  const poor = [worked({ downPayment: 1_000 })];
  expect(row('Monthly Payment', poor)?.cells).toEqual(['Did Not Qualify']);
  expect(row('Saved per month', poor)?.cells).toEqual(['Nothing']);
  expect(row('Owed then, not counting the first loan', poor)?.cells).toEqual(['$0']);
  expect(row('Cash at closing', poor)?.cells).toEqual(['$4,100']);
});

it('shows what the figures cost with a traditional payment', () => {
  const kept = worked({});
  const columns: ScenarioColumn[] = [
    kept,
    {
      ...kept,
      kind: 'traditional',
      cashNeeded: cashFacts(kept.estimate, 80_000, 'traditional').needed.total,
    },
  ];
  expect(row('Monthly Payment', columns)?.cells).toEqual(['$2,189', '$2,529.72']);
  expect(row('Payment after that', columns)?.cells[1]).toBe('$2,529.72');
  expect(row('Saved per month', columns)?.cells[1]).toBe('Nothing');
  expect(row('Owed then, not counting the first loan', columns)?.cells).toEqual(['$25,000', '$0']);
  // A year of insurance and three months of taxes instead of the prepaid year.
  expect(row('Cash at closing', columns)?.cells).toEqual(['$86,400', '$83,100']);
  expect(row('Monthly Payment', columns)?.differs).toBe(false);
});

it('shows a VA loan with its fee in the loan and nothing lowered', () => {
  const kept = worked({});
  const { facts } = kept.estimate;
  const option = vaOption(facts, { veteranStatus: true, homePlan: 'primary' }, costTables.va);
  if (!option) throw new RangeError('A veteran has the option');
  const { scenario } = kept;
  const columns: ScenarioColumn[] = [
    kept,
    { kind: 'va', scenario, option, payment: option.monthlyPayment, cashNeeded: 83_100 },
  ];
  expect(row('Amount borrowed', columns)?.cells).toEqual([
    '$320,000',
    money(option.firstLoan.principal),
  ]);
  expect(row('Monthly Payment', columns)?.cells[1]).toBe(money(option.monthlyPayment));
  expect(row('Traditional Payment', columns)?.cells[1]).toBe('None');
  expect(row('Help', columns)?.cells[1]).toBe('$0');
  expect(row('Cash at closing', columns)?.cells[1]).toBe('$83,100');
});

it('has no row about a lowered payment on a site that offers none', () => {
  const labels = scenarioRows([worked({})], plainProduct).map(({ label }) => label);
  // On such a site, the area `plain` names the debt of the help instead.
  expect(labels.slice(-4)).toEqual([
    'APR',
    'Monthly Payment',
    'Owed then, not counting the first loan',
    'Cash at closing',
  ]);
});
