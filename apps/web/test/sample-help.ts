import type { HelpByIncome, HelpingProgram, HelpStep } from '@latchkey/domain';

/** Returns a program with this ID. Its name ends with the ID. */
export function helping(
  id: number,
  incomeOf: HelpingProgram['incomeOf'] = 'household',
): HelpingProgram {
  return { id, fullName: `Program ${id}`, incomeOf };
}

/** Returns a step at which these programs pay this amount. */
export function step(
  from: number,
  to: number,
  dollars: number,
  programs: readonly HelpingProgram[] = [],
  more: HelpStep['unsure'] = null,
): HelpStep {
  return { from, to, sure: { dollars, programs: [...programs] }, unsure: more };
}

/** Returns this amount of uncertain assistance. */
export function unsure(
  dollars: number,
  program: HelpingProgram,
  why: WhyUnsure,
): NonNullable<HelpStep['unsure']> {
  return { dollars, programs: [program], why };
}

type WhyUnsure = NonNullable<HelpStep['unsure']>['why'];

/**
 * Assistance of $25,000 up to an income of $75,500, and $10,000 above it, for a buyer who earns
 * $48,000.
 */
export const sampleHelp: HelpByIncome = {
  income: 48_000,
  steps: [
    step(40_000, 75_500, 25_000, [helping(1), helping(2)]),
    step(75_501, 140_000, 10_000, [helping(3)]),
  ],
  loss: {
    at: 75_500,
    by: 27_501,
    least: 15_000,
    most: 15_000,
    programs: [helping(1), helping(2)],
    borrowersOnly: null,
  },
  gain: null,
};
