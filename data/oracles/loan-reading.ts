import type { CatalogProgram, KnownFacts, ProgramFacts, RuleVerdict } from '@latchkey/domain';
import type { CountyFigures } from './county-figures.ts';

type Money = Pick<ProgramFacts, 'homePrice' | 'downPayment'>;
type Buyer = Money & Pick<ProgramFacts, 'homeType' | 'homePlan' | 'creditScore' | 'veteranStatus'>;

export type Amount = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>;

/**
 * Checks the rule for the first mortgage independently of the engine's code.
 *
 * @param help what the program pays toward the price, in dollars
 */
export function readFirstMortgage(
  program: CatalogProgram,
  buyer: Buyer,
  county: CountyFigures,
  { units }: KnownFacts,
  help: number,
): RuleVerdict {
  const loan = Math.max(0, buyer.homePrice - buyer.downPayment) - help;
  const possible = possibleUnits(buyer, units ?? null);
  const of = (limits: readonly number[]) => againstLimit(loan, limits, possible);
  const verdicts = { conventional: of(county.conforming), fha: of(county.fha) };
  return worst(byTypes(program, buyer, verdicts), byProgramCap(program, loan, verdicts));
}

function possibleUnits({ homeType }: Buyer, units: number | null): readonly number[] {
  if (homeType !== 'multi-family') return [1];
  return units === null ? [2, 3, 4] : [units];
}

type Limited = 'conventional' | 'fha';

/** Compares a loan with the limits for every number of units that the home may have. */
function againstLimit(
  loan: number,
  limits: readonly number[],
  possible: readonly number[],
): RuleVerdict {
  const fits = possible.map((units) => loan <= (limits[units - 1] ?? Number.NaN));
  if (fits.every(Boolean)) return 'met';
  return fits.some(Boolean) ? 'check' : 'not-met';
}

/** Returns the first mortgage, in dollars, if the program pays its smallest amount. */
export function firstLoan(program: CatalogProgram, money: Money): number {
  const amounts = (program.tiers ?? [program]).map((amount) => towardPrice(program, amount, money));
  return Math.max(0, money.homePrice - money.downPayment) - Math.min(...amounts);
}

/** Returns how much of this assistance amount a program pays toward the price, in dollars. */
export function towardPrice(
  { kind, pays }: CatalogProgram,
  amount: Amount,
  { homePrice, downPayment }: Money,
): number {
  // A tax credit pays nothing at the purchase.
  if (kind === 'tax-credit' || pays === 'closing') return 0;
  return paid(amount, homePrice, Math.max(0, homePrice - downPayment));
}

/** Returns the loan amounts at which the verdict may change, in dollars. */
export function loanTurningPoints(program: CatalogProgram, county: CountyFigures): number[] {
  const cap = programCap(program);
  return [...county.fha, ...county.conforming, ...(cap === null ? [] : [cap])];
}

function paid(
  { maxAmount, maxPercent, percentOf }: Amount,
  homePrice: number,
  unpaid: number,
): number {
  // If the program does not state an amount, the amount is 0.
  if (maxAmount === null && maxPercent === null) return 0;
  const share = maxPercent === null ? unpaid : percentage(maxPercent, percentOf, homePrice, unpaid);
  return Math.min(share, maxAmount ?? unpaid, unpaid);
}

/**
 * Calculates assistance that is a percentage of the price or the loan, in dollars. The loan and the
 * assistance together cover the price minus the down payment.
 */
function percentage(
  percent: number,
  of: Amount['percentOf'],
  homePrice: number,
  unpaid: number,
): number {
  if (of !== 'loan') return (percent * homePrice) / 100;
  const loanMade = (unpaid * 100) / (100 + percent);
  return unpaid - loanMade;
}

function byTypes(
  { firstMortgage: { types } }: CatalogProgram,
  { homePlan, creditScore, veteranStatus }: Buyer,
  verdicts: Readonly<Record<Limited, RuleVerdict>>,
): RuleVerdict {
  if (types.length === 0) {
    return verdicts.conventional === 'met' && verdicts.fha === 'met' ? 'met' : 'check';
  }
  const isPrimary = homePlan === 'primary';
  const usable = types.filter((type) => type === 'conventional' || isPrimary);
  const limited = usable.filter((type) => type === 'conventional' || type === 'fha');
  const open = limited.filter((type) => verdicts[type] === 'met');
  if (open.length > 0) {
    // The rule's text has this exception only for programs that allow only conventional loans. But
    // the same is true whenever an FHA loan is not possible.
    return creditScore === 'poor' && !open.includes('fha') ? 'check' : 'met';
  }
  if (limited.some((type) => verdicts[type] === 'check')) return 'check';
  if (usable.includes('usda') || (usable.includes('va') && veteranStatus)) return 'check';
  return 'not-met';
}

function byProgramCap(
  { maxFirstMortgage }: CatalogProgram,
  loan: number,
  verdicts: Readonly<Record<Limited, RuleVerdict>>,
): RuleVerdict {
  if (maxFirstMortgage === null) return 'met';
  if (maxFirstMortgage === 'fha-limit') return verdicts.fha;
  if (maxFirstMortgage === 'conforming-limit') return verdicts.conventional;
  // A cap in dollars is the same for all homes.
  return loan <= maxFirstMortgage.limit ? 'met' : 'not-met';
}

/**
 * Returns the program's own cap, in dollars. Returns null if the cap is the county's limit, because
 * that limit is already a turning point.
 */
function programCap({ maxFirstMortgage }: CatalogProgram): number | null {
  return typeof maxFirstMortgage === 'object' ? (maxFirstMortgage?.limit ?? null) : null;
}

function worst(...verdicts: RuleVerdict[]): RuleVerdict {
  if (verdicts.includes('not-met')) return 'not-met';
  return verdicts.includes('check') ? 'check' : 'met';
}
