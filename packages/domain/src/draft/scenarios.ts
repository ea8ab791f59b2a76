import * as z from 'zod/mini';
import { QuoteAnswers } from '../quote/quote.ts';
import { WithIds } from './asked-programs.ts';
import { CalculatorDetails } from './calculator-details.ts';

/** Maximum number of saved scenarios. */
export const MOST_SCENARIOS = 3;

const { homePrice } = QuoteAnswers.shape;
const { term, interestRate } = CalculatorDetails.shape;

/** Calculator figures that a buyer saved to compare. All other answers come from the quote. */
export const Scenario = z.object({
  homePrice,
  /** The buyer's own money, in whole dollars. */
  downPayment: z.int().check(z.nonnegative()),
  term,
  interestRate,
  /** The program whose assistance is applied. Null for none. */
  programId: z.nullable(z.int().check(z.gte(1))),
  /** The programs combined with it. Scenarios from older versions do not have this field. */
  withIds: z._default(WithIds, []),
  /** Whether help pays closing costs. Scenarios from older versions do not have this field. */
  helpPaysClosing: z._default(z.boolean(), false),
});
export type Scenario = z.infer<typeof Scenario>;

/** Reads stored scenarios. Drops invalid and duplicate ones, and any over the maximum. */
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

/** The fields that make two scenarios different. */
const fields = [
  'homePrice',
  'downPayment',
  'term',
  'interestRate',
  'programId',
  'withIds',
  'helpPaysClosing',
] as const satisfies readonly (keyof Scenario)[];

export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return fields.every((field) => String(one[field]) === String(other[field]));
}

/** Adds a scenario if there is room and it is not a duplicate. */
export function withScenario(scenarios: readonly Scenario[], scenario: Scenario): Scenario[] {
  return kept([...scenarios, scenario]);
}
