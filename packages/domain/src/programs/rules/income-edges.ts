import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { countedIncome } from './counted-income.ts';
import { type ResolvedIncomeLimit, resolvedIncomeLimit } from './income-limit.ts';
import { incomeSide } from './income-range.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';
import { tierIncomeLimits } from './tier-condition.ts';
import { STAND_IN_MARGIN } from './tolerance.ts';

/** Returns the answers of a buyer whose household has a given income, in whole dollars a year. */
export type BuyerAtIncome = (income: number) => {
  readonly facts: ProgramFacts;
  readonly known: KnownFacts;
};

/** A range of household incomes in whole dollars a year, inclusive. */
export interface IncomeRange {
  readonly from: number;
  readonly to: number;
}

type Side = 'below' | 'unsure' | 'above';

/**
 * Returns the household incomes after which the result of an income rule may change: the maximum,
 * the minimum, and the income limits of the tiers. Each of these edges is the last income in whole
 * dollars before the change. Between two edges, the program's offer does not depend on the income.
 *
 * @param buyerAt the buyer at each income. A higher income never lowers the borrowers' income
 */
export function incomeEdges(
  program: CatalogProgram,
  buyerAt: BuyerAtIncome,
  area: Area,
  range: IncomeRange,
): number[] {
  const edges = sidesOf(program, buyerAt, area).flatMap((side) =>
    changes(side, range.from, range.to),
  );
  return [...new Set(edges)].sort((a, b) => a - b);
}

type SideAt = (income: number) => Side;

/** Returns one function for each income limit. The function compares an income with that limit. */
function sidesOf(program: CatalogProgram, buyerAt: BuyerAtIncome, area: Area): SideAt[] {
  const { rules, tiers } = program;
  const { maxIncome, minIncome, standIns } = rules;
  const { facts } = buyerAt(0);
  const margin = standIns.includes('income') ? STAND_IN_MARGIN : 0;
  const resolved = (limit: NonNullable<typeof maxIncome | typeof minIncome>) =>
    resolvedIncomeLimit(limit, facts.householdSize, area);
  const sideOf = (income: number, limit: ResolvedIncomeLimit, above: number) =>
    plainSide(incomeSide(income, limit, area, above));
  const counted = (limit: ResolvedIncomeLimit, above: number) => (income: number) => {
    const at = buyerAt(income);
    return sideOf(countedIncome(rules, at.facts, at.known).income, limit, above);
  };
  const ofTiers = (tiers ?? []).flatMap(({ when }) => [
    ...tierIncomeLimits(program, when, facts, area),
  ]);
  return [
    ...(maxIncome ? [counted(resolved(maxIncome), margin)] : []),
    ...(minIncome ? [(income: number) => sideOf(income, resolved(minIncome), 0)] : []),
    ...ofTiers.map(({ limit, margin: above }) => counted(limit, above)),
  ];
}

/**
 * Treats all reasons for uncertainty the same, so that a higher income never results in a lower
 * side.
 */
function plainSide(side: ReturnType<typeof incomeSide>): Side {
  return side === 'below' || side === 'above' ? side : 'unsure';
}

function changes(sideAt: SideAt, from: number, to: number): number[] {
  if (sideAt(from) === sideAt(to)) return [];
  if (to - from <= 1) return [from];
  const middle = Math.floor((from + to) / 2);
  return [...changes(sideAt, from, middle), ...changes(sideAt, middle, to)];
}
