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
 * Returns the income to compare with the limits. This is the borrowers' income if the program
 * compares only that income and the buyer has entered it. Otherwise, it is the household's income.
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
