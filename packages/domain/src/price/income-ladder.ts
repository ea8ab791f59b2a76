import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { otherReadings } from '../catalog/readings.ts';
import { assess } from '../programs/assess.ts';
import type { Buyer } from '../programs/opens-more/closed-programs.ts';
import {
  type BuyerAtIncome,
  type IncomeRange,
  incomeEdges,
} from '../programs/rules/income-edges.ts';
import { type HelpAtIncome, helpAtIncome } from './help-at-income.ts';
import type { HelpingProgram } from './income-steps.ts';

/** The help that a program pays from this rung's income up to the next rung's income. */
interface Rung {
  readonly from: number;
  readonly help: HelpAtIncome;
}

/** What one program pays at every household income in a range. */
export interface IncomeLadder {
  readonly program: CatalogProgram;
  /** Lowest incomes first. The first rung starts at the lowest income in the range. */
  readonly rungs: readonly Rung[];
}

/**
 * Returns what a program pays at every household income in a range. The edges are the incomes after
 * which a rule's result may change. The engine assesses the program once between every two adjacent
 * edges, because the help is the same at every income between them.
 */
export function incomeLadder(
  program: CatalogProgram,
  buyer: Buyer,
  range: IncomeRange,
): IncomeLadder {
  const buyerAt = buyerAtIncome(buyer);
  const edges = [program, ...otherReadings(program)].flatMap((reading) =>
    incomeEdges(reading, buyerAt, buyer.area, range),
  );
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  const starts = [range.from, ...sorted.map((edge) => edge + 1)];
  const { today } = buyer.context;
  const rungs = starts.map((from): Rung => {
    const { facts, known } = buyerAt(from);
    const assessment = assess(program, facts, buyer.area, { today, known });
    return { from, help: helpAtIncome({ program, assessment }, today) };
  });
  return { program, rungs };
}

/** Returns the help at an income. The income must not be below the ladder's range. */
export function helpOn({ rungs }: IncomeLadder, income: number): HelpAtIncome {
  const rung = rungs.findLast(({ from }) => from <= income);
  if (!rung) throw new RangeError(`$${income} is below the range of incomes`);
  return rung.help;
}

/** Returns the facts about a program that the page shows. */
export function helpingProgram({ program }: Pick<IncomeLadder, 'program'>): HelpingProgram {
  const { id, fullName, rules } = program;
  return { id, fullName, incomeOf: rules.incomeOf };
}

/**
 * Returns a function that gives the buyer's answers at another household income. If the buyer has
 * entered the borrowers' own income, changes that income by the same amount.
 */
export function buyerAtIncome({ facts, context: { known } }: Buyer): BuyerAtIncome {
  const { borrowersIncome } = known;
  return (householdIncome) => {
    const raise = householdIncome - facts.householdIncome;
    return {
      facts: { ...facts, householdIncome },
      known:
        borrowersIncome == null
          ? known
          : { ...known, borrowersIncome: Math.max(0, borrowersIncome + raise) },
    };
  };
}
