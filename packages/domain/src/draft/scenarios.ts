import * as z from 'zod/mini';
import { QuoteAnswers } from '../quote/quote.ts';
import { WithIds } from './asked-programs.ts';
import { CalculatorDetails } from './calculator-details.ts';

/** Maximum number of saved scenarios. */
export const MOST_SCENARIOS = 3;

const { homePrice } = QuoteAnswers.shape;
const { term, interestRate } = CalculatorDetails.shape;

/** Calculator figures that a buyer saved to compare. All other figures come from the quote. */
export const Scenario = z.object({
  homePrice,
  /** The part of the price that the buyer pays with their own money, in whole dollars. */
  downPayment: z.int().check(z.nonnegative()),
  term,
  interestRate,
  /** The program whose assistance is applied. Null if no program is applied. */
  programId: z.nullable(z.int().check(z.gte(1))),
  /**
   * The IDs of the programs that are combined with `programId`. Older versions did not store this
   * field.
   */
  withIds: z._default(WithIds, []),
  /** Whether help pays closing costs. Scenarios from older versions do not have this field. */
  helpPaysClosing: z._default(z.boolean(), false),
});
export type Scenario = z.infer<typeof Scenario>;

/** Parses stored scenarios. Drops invalid and duplicate scenarios, and those over the maximum. */
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

/** The fields that distinguish two scenarios. */
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

/** Adds a scenario, unless the list is full or already contains it. */
export function withScenario(scenarios: readonly Scenario[], scenario: Scenario): Scenario[] {
  return kept([...scenarios, scenario]);
}
