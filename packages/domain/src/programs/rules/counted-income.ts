import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import type { KnownFacts } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';

/** The income that a program compares with its limits. */
export interface CountedIncome {
  /** The income in dollars a year. */
  readonly income: number;
  /** Whether this is the household's or the borrowers' income. */
  readonly incomeOf: 'household' | 'borrowers';
  /** Whether the program may use a lower income, because the borrowers' income is unknown. */
  readonly mayBeLower: boolean;
}

/**
 * Returns the household's income. If the program compares only the borrowers' income and the buyer
 * has entered it, returns the borrowers' income.
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
