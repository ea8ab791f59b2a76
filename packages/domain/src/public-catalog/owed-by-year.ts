import { assistanceBalance } from '../assistance/balance.ts';
import { capOf } from '../assistance/cap-of.ts';
import { isFree, isPaidMonthly } from '../assistance/terms.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { Percent } from '../units.ts';

/** What the buyer owes on the help after whole years in the home, in dollars. Not rounded. */
export interface YearOwed {
  readonly year: number;
  readonly dollars: number;
}

/** A mortgage is paid off after this many years, and most help is due by then. */
const MOST_YEARS = 30;
const FEWEST_YEARS = 5;

type Terms = Pick<
  CatalogProgram,
  'kind' | 'repayment' | 'maxAmount' | 'maxPercent' | 'percentOf' | 'tiers' | 'pays'
>;

/**
 * Returns what a buyer who gets the program's full amount would owe after a sale in each year, until
 * nothing is owed or all of it is due. For a program with tiers, the amount that everyone who fits
 * gets. Null if nothing is ever owed, if a term or the amount is unknown, or if the debt depends on
 * the price of the home or the rate of the first mortgage.
 */
export function owedByYear(program: Terms): readonly YearOwed[] | null {
  const { cap } = capOf(program);
  if (cap === null || cap === 0 || isFree(program) || dependsOnHome(program)) return null;
  const facts = { homePrice: cap, interest: Percent.parse(0), yearlyGrowth: Percent.parse(0) };
  const years: YearOwed[] = [];
  for (let year = 1; year <= MOST_YEARS; year += 1) {
    const balance = assistanceBalance(program, cap, facts, year);
    if (balance.kind === 'unknown') return null;
    if (balance.kind === 'fell-due') break;
    years.push({ year, dollars: balance.dollars });
    if (balance.dollars < 0.5 && year >= FEWEST_YEARS) break;
  }
  return years.length > 1 ? years : null;
}

function dependsOnHome(terms: Terms): boolean {
  const { kind, repayment } = terms;
  if (kind === 'shared-appreciation-loan' || repayment?.appreciationSharePercent) return true;
  return isPaidMonthly(terms) && repayment?.monthly?.ratePercent == null;
}
