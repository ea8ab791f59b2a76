import * as z from 'zod/mini';
import { QuoteAnswers } from '../quote/quote.ts';
import { CalculatorDetails } from './calculator-details.ts';

/** The most scenarios that are kept beside each other. */
export const MOST_SCENARIOS = 3;

const { homePrice } = QuoteAnswers.shape;
const { term, interestRate } = CalculatorDetails.shape;

/**
 * What a buyer weighs against something else: the figures that the calculator was set to at that
 * time. All other answers are the quote's own.
 */
export const Scenario = z.object({
  homePrice,
  /** The buyer's own money, in whole dollars. */
  downPayment: z.int().check(z.nonnegative()),
  term,
  interestRate,
  /** The program whose help is counted; null where none is. */
  programId: z.nullable(z.int().check(z.gte(1))),
});
export type Scenario = z.infer<typeof Scenario>;

/** The same from storage: what is no scenario is left out, and what is one too many. */
export const StoredScenarios = z.catch(
  z.pipe(z.array(z.catch(z.nullable(Scenario), null)), z.transform(kept)),
  [],
);

function kept(scenarios: (Scenario | null)[]): Scenario[] {
  return scenarios
    .filter((scenario) => scenario !== null)
    .filter(
      (scenario, index, all) => all.findIndex((each) => isSameScenario(each, scenario)) === index,
    )
    .slice(0, MOST_SCENARIOS);
}

/** What two scenarios may differ in. */
const fields = [
  'homePrice',
  'downPayment',
  'term',
  'interestRate',
  'programId',
] as const satisfies readonly (keyof Scenario)[];

export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** Keeps one more, where there is room and it is not kept already. */
export function withScenario(scenarios: readonly Scenario[], scenario: Scenario): Scenario[] {
  return kept([...scenarios, scenario]);
}
