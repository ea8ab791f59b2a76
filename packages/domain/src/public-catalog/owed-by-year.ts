import { assistanceBalance } from '../assistance/balance.ts';
import { capOf } from '../assistance/cap-of.ts';
import { isFree, isPaidMonthly, missingTerm } from '../assistance/terms.ts';
import type { CatalogProgram } from '../catalog/catalog-program.ts';
import { Percent } from '../units.ts';

/**
 * What the buyer owes on the help after a number of whole years in the home, in dollars. Not
 * rounded.
 */
export interface YearOwed {
  readonly year: number;
  readonly dollars: number;
}

/** What the buyer owes later on the help, according to the program's terms. */
export type OwedSummary =
  | 'nothing'
  /** Our sources state no terms for a grant, so we know of no debt. */
  | 'nothing-known'
  | 'nothing-after-years'
  | 'may-be-forgiven'
  | 'paid-monthly'
  | 'all-and-share-of-gain'
  | 'all-with-interest'
  | 'all'
  /** Buyers can choose between different terms. */
  | 'depends'
  /** It is unknown whether, when or how much the buyer repays. Do not treat this as nothing. */
  | 'unknown';

/** Returns what a buyer owes later on a program's help. */
export function owedSummary(program: Pick<CatalogProgram, 'kind' | 'repayment'>): OwedSummary {
  const { kind, repayment } = program;
  if (repayment?.choices) return 'depends';
  if (isFree(program)) return repayment || kind === 'tax-credit' ? 'nothing' : 'nothing-known';
  if (!repayment) return 'unknown';
  const { forgiven, interest, appreciationSharePercent } = repayment;
  if (forgiven) return 'nothing-after-years';
  if (isPaidMonthly(program)) return 'paid-monthly';
  if (kind === 'shared-appreciation-loan' || appreciationSharePercent) {
    return 'all-and-share-of-gain';
  }
  if (kind === 'forgivable-loan') return 'may-be-forgiven';
  if (missingTerm(kind, repayment) === 'due') return 'unknown';
  return interest && interest.ratePercent > 0 ? 'all-with-interest' : 'all';
}

/** Number of years after which a mortgage is paid off. Most help is due by then. */
const MOST_YEARS = 30;
const FEWEST_YEARS = 5;

type Terms = Pick<
  CatalogProgram,
  'kind' | 'repayment' | 'maxAmount' | 'maxPercent' | 'percentOf' | 'tiers' | 'pays'
>;

/**
 * Returns what a buyer who gets the program's full amount owes after a sale, for each year in which
 * the sale may happen. The list ends when nothing is owed or the whole amount has become due. For a
 * program with tiers, uses the amount that every eligible buyer gets. Null if nothing is ever owed,
 * or if a term or the amount is unknown. Also null if buyers can choose between different terms, or
 * if the debt depends on the home's price or the first mortgage's rate.
 */
export function owedByYear(program: Terms): readonly YearOwed[] | null {
  const { cap } = capOf(program);
  if (cap === null || cap === 0 || isFree(program) || isOpen(program)) return null;
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

/** Whether the debt depends on the terms that the buyer chooses, on the home or on its mortgage. */
function isOpen(terms: Terms): boolean {
  const { kind, repayment } = terms;
  if (repayment?.choices) return true;
  if (kind === 'shared-appreciation-loan' || repayment?.appreciationSharePercent) return true;
  return isPaidMonthly(terms) && repayment?.monthly?.ratePercent == null;
}
