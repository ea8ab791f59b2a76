import { helpingProgram, helpOn, type IncomeLadder } from './income-ladder.ts';
import {
  type Help,
  type HelpChange,
  type HelpLoss,
  type HelpStep,
  stepAt,
} from './income-steps.ts';

/**
 * Returns the smallest raise in income after which the buyer gets less help than at their own
 * income. Null if no step has less help.
 *
 * @param steps lowest incomes first, including the buyer's own income
 */
export function firstLoss(
  steps: readonly HelpStep[],
  ladders: readonly IncomeLadder[],
  income: number,
): HelpLoss | null {
  const own = stepAt(steps, income);
  const after = steps.find(({ from, sure }) => from > income && sure.dollars < own.sure.dollars);
  if (!after) return null;
  const at = after.from - 1;
  return {
    ...changeAt(at, ladders),
    by: after.from - income,
    least: Math.max(0, own.sure.dollars - mostPossible(after)),
    most: own.sure.dollars - after.sure.dollars,
    borrowersOnly: ifBorrowersOnly(ladders, after),
  };
}

/**
 * Returns the smallest drop in income after which the buyer gets more help than at their own
 * income. Null if no step has more help.
 *
 * @param steps lowest incomes first, including the buyer's own income
 */
export function firstGain(
  steps: readonly HelpStep[],
  ladders: readonly IncomeLadder[],
  income: number,
): HelpChange | null {
  const own = stepAt(steps, income);
  const below = steps.findLast(({ to, sure }) => to < income && sure.dollars > own.sure.dollars);
  if (!below) return null;
  return {
    ...changeAt(below.to, ladders),
    by: income - below.to,
    least: Math.max(0, below.sure.dollars - mostPossible(own)),
    most: below.sure.dollars - own.sure.dollars,
  };
}

function mostPossible({ sure, unsure }: HelpStep): number {
  return unsure?.dollars ?? sure.dollars;
}

/** Returns the programs that pay less if the income is one dollar higher, largest help first. */
function changeAt(
  at: number,
  ladders: readonly IncomeLadder[],
): Pick<HelpChange, 'at' | 'programs'> {
  const programs = ladders
    .map((ladder) => ({ ladder, before: helpOn(ladder, at).sure }))
    .filter(({ ladder, before }) => before > helpOn(ladder, at + 1).sure)
    .sort((a, b) => b.before - a.before)
    .map(({ ladder }) => helpingProgram(ladder));
  return { at, programs };
}

function ifBorrowersOnly(ladders: readonly IncomeLadder[], { from, sure }: HelpStep): Help | null {
  const all = ladders.map((ladder) => ({
    ladder,
    dollars: helpOn(ladder, from).ifBorrowersOnly,
  }));
  const dollars = Math.max(0, ...all.map((each) => each.dollars));
  if (dollars <= sure.dollars) return null;
  const named = all.filter((each) => each.dollars === dollars);
  return { dollars, programs: named.map(({ ladder }) => helpingProgram(ladder)) };
}
