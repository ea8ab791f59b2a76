import { resolvedIncomeLimit } from '../rules/income-limit.ts';
import { highestIncomeBelow } from '../rules/income-range.ts';
import { type Buyer, type ClosedProgram, openedPrograms } from './closed-programs.ts';
import type { OpensMore } from './opens-more.ts';

/**
 * Returns lower borrower incomes, each with the programs that the buyer would then qualify for.
 * Considers only programs that limit just the borrowers' income. Highest income first. Each program
 * is listed at the highest income that qualifies.
 */
export function lowerIncomes(closed: readonly ClosedProgram[], buyer: Buyer): OpensMore[] {
  const byIncome = new Map<number, ClosedProgram[]>();
  for (const each of closed) {
    const income = openingIncome(each, buyer);
    if (income !== null) byIncome.set(income, [...(byIncome.get(income) ?? []), each]);
  }
  return [...byIncome]
    .sort(([a], [b]) => b - a)
    .flatMap(([to, programs]): OpensMore[] => {
      const known = { ...buyer.context.known, borrowersIncome: to };
      const after = { ...buyer, context: { ...buyer.context, known } };
      const opened = openedPrograms(programs, after, ['income']);
      return opened.length > 0
        ? [{ change: 'borrowers-income', to, programs: opened, insurance: null }]
        : [];
    });
}

/**
 * Returns the highest income that is certainly within the program's limit, in whole dollars a year.
 * Null if there is no such income.
 */
function openingIncome(
  { program: { rules }, blockers }: ClosedProgram,
  { facts, area }: Buyer,
): number | null {
  const isForBorrowers = rules.incomeOf === 'borrowers' && blockers.includes('income');
  if (!rules.maxIncome || !isForBorrowers) return null;
  const limit = resolvedIncomeLimit(rules.maxIncome, facts.householdSize, area);
  const income = highestIncomeBelow(limit, area);
  return income !== null && income > 0 ? income : null;
}
