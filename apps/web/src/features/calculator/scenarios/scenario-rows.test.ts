import {
  defaultCalculatorDetails,
  Percent,
  type PricedAnswers,
  pricingFactsOf,
  type Scenario,
  unknownLimits,
} from '@latchkey/domain';
import { austin } from '@latchkey/domain/samples';
import { expect, it } from 'vitest';
import { estimateOf } from '../results/estimate.ts';
import { scenarioRows, type WorkedScenario } from './scenario-rows.ts';

const quote: PricedAnswers = {
  homePrice: 400_000,
  downPayment: 80_000,
  creditScore: 'excellent',
  homeLocation: { ...austin, property_tax: 0.011, insurance_rate: 0.005 },
};

function worked(changes: Partial<Scenario>): WorkedScenario {
  const interestRate = Percent.parse(6.375);
  const { homePrice, downPayment } = quote;
  const scenario = {
    ...({ homePrice, downPayment, term: 30, interestRate, programId: null } as const),
    ...changes,
  };
  const closingCosts = Percent.parse(0);
  const details = { ...defaultCalculatorDetails, term: scenario.term, closingCosts };
  const facts = pricingFactsOf({ ...quote, downPayment: scenario.downPayment }, details);
  return { scenario, program: 'none', estimate: estimateOf(facts, details, null, unknownLimits) };
}

function row(label: string, scenarios: readonly WorkedScenario[]) {
  return scenarioRows(scenarios).find((each) => each.label === label);
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
  expect(scenarioRows([worked({})]).some(({ differs }) => differs)).toBe(false);
});

it('shows no savings to a buyer who does not qualify', () => {
  const poor = [worked({ downPayment: 1_000 })];
  expect(row('Monthly Payment', poor)?.cells).toEqual(['Did Not Qualify']);
  expect(row('Saved per month', poor)?.cells).toEqual(['Nothing']);
  expect(row('Owed then, not counting the first loan', poor)?.cells).toEqual(['$0']);
  expect(row('Cash at closing', poor)?.cells).toEqual(['$1,000']);
});
