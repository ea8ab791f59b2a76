import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { isSameValue } from '../catalog/same-value.ts';
import type { Buyer } from '../programs/opens-more/closed-programs.ts';
import type { IncomeRange } from '../programs/rules/income-edges.ts';
import { LARGEST_AMOUNT } from '../quote/whole-dollars.ts';
import { firstGain, firstLoss } from './help-change.ts';
import { helpingProgram, helpOn, type IncomeLadder, incomeLadder } from './income-ladder.ts';
import type { HelpByIncome, HelpStep } from './income-steps.ts';

/** Width of the income range shown, in dollars. */
const WIDTH = 100_000;

/** The range starts at a multiple of this amount, in dollars. */
const START_STEP = 20_000;

/**
 * The range must start at least this far below the buyer's income: this share of the income, or
 * this many dollars if that is less.
 */
const ROOM_BELOW = { share: 0.15, dollars: 20_000 };

/** Returns the household incomes to show for a buyer, in whole dollars a year. */
export function shownIncomes(income: number): IncomeRange {
  const room = Math.min(income * ROOM_BELOW.share, ROOM_BELOW.dollars);
  const start = Math.floor((income - room) / START_STEP) * START_STEP;
  const from = Math.min(start, LARGEST_AMOUNT - WIDTH);
  return { from, to: from + WIDTH };
}

/**
 * Returns the largest amount toward the price that any one program pays, for each household income
 * around the buyer's own. The ranges of income in which the help is the same are exact to the
 * dollar. Their edges come from the rules, and the engine assesses each program on both sides of an
 * edge. See {@link helpAtIncome} for the programs and amounts that are included.
 *
 * @param programs the programs that may serve the home's county
 */
export function helpByIncome(programs: readonly CatalogProgram[], buyer: Buyer): HelpByIncome {
  const { householdIncome: income } = buyer.facts;
  const range = shownIncomes(income);
  const ladders = programs.map((program) => incomeLadder(program, buyer, range));
  const steps = stepsOf(ladders, range);
  return {
    income,
    steps,
    loss: firstLoss(steps, ladders, income),
    gain: firstGain(steps, ladders, income),
  };
}

function stepsOf(ladders: readonly IncomeLadder[], { from, to }: IncomeRange): HelpStep[] {
  const starts = new Set([from, ...ladders.flatMap(({ rungs }) => rungs.map((rung) => rung.from))]);
  const steps: HelpStep[] = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const step = { from: start, to, ...helpOf(ladders, start) };
    const before = steps.at(-1);
    if (before && isSameHelp(before, step)) continue;
    if (before) steps[steps.length - 1] = { ...before, to: start - 1 };
    steps.push(step);
  }
  return steps;
}

function isSameHelp(a: HelpStep, b: HelpStep): boolean {
  return isSameValue(a.sure, b.sure) && isSameValue(a.unsure, b.unsure);
}

function helpOf(
  ladders: readonly IncomeLadder[],
  income: number,
): Pick<HelpStep, 'sure' | 'unsure'> {
  const all = ladders.map((ladder) => ({ ladder, help: helpOn(ladder, income) }));
  const sure = Math.max(0, ...all.map(({ help }) => help.sure));
  const possible = Math.max(0, ...all.map(({ help }) => help.possible));
  const named = (isNamed: (help: (typeof all)[number]['help']) => boolean) =>
    all.filter(({ help }) => isNamed(help)).map(({ ladder }) => helpingProgram(ladder));
  const why = all.find(({ help }) => help.possible === possible)?.help.why;
  return {
    sure: { dollars: sure, programs: named((help) => sure > 0 && help.sure === sure) },
    unsure:
      why && possible > sure
        ? { dollars: possible, programs: named((help) => help.possible === possible), why }
        : null,
  };
}
