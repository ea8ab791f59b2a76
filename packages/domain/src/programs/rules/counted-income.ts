import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';

/** The income that a program compares with its limits. */
export interface CountedIncome {
  /** Dollars a year. */
  readonly income: number;
  /** Whose income it is. */
  readonly incomeOf: 'household' | 'borrowers';
  /** Whether the program's own figure may be lower, because the borrowers' income is unknown. */
  readonly mayBeLower: boolean;
}

/**
 * The household's income, unless the program counts only the borrowers' income and the buyer told us
 * that income.
 */
export function countedIncome(
  { incomeOf }: Pick<CatalogProgram['rules'], 'incomeOf'>,
  { householdIncome }: Pick<ProgramFacts, 'householdIncome'>,
  { borrowersIncome }: KnownFacts,
): CountedIncome {
  const countsBorrowers = incomeOf === 'borrowers';
  const told = countsBorrowers ? (borrowersIncome ?? null) : null;
  return {
    income: told ?? householdIncome,
    incomeOf: told === null ? 'household' : 'borrowers',
    mayBeLower: countsBorrowers && told === null,
  };
}
