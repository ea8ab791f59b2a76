import type { CatalogProgram, ProgramFacts, RuleVerdict } from '@latchkey/domain';
import type { CountyFigures } from './county-figures.ts';

type Money = Pick<ProgramFacts, 'homePrice' | 'downPayment'>;
type Buyer = Money & Pick<ProgramFacts, 'homeType' | 'homePlan' | 'creditScore'>;

type Amount = Pick<CatalogProgram, 'maxAmount' | 'maxPercent' | 'percentOf'>;

/** Decides the rule for the first mortgage a second time, without the engine's code. */
export function readFirstMortgage(
  program: CatalogProgram,
  buyer: Buyer,
  county: CountyFigures,
): RuleVerdict {
  const loan = firstLoan(program, buyer);
  return worst(byTypes(program, buyer, loan, county), byProgramCap(program, buyer, loan, county));
}

/** The first mortgage that remains after this program's assistance, in dollars. */
export function firstLoan(program: CatalogProgram, { homePrice, downPayment }: Money): number {
  const unpaid = Math.max(0, homePrice - downPayment);
  return unpaid - assistanceOf(program, homePrice, unpaid);
}

/** Loan amounts at which the verdict may change, in dollars. */
export function loanTurningPoints(program: CatalogProgram, county: CountyFigures): number[] {
  const cap = programCap(program, county);
  return [county.fha, county.conforming, ...(cap === null ? [] : [cap])];
}

function assistanceOf(program: CatalogProgram, homePrice: number, unpaid: number): number {
  // A tax credit pays nothing at the time of the purchase.
  if (program.kind === 'tax-credit') return 0;
  // If the program has tiers, this uses the tier that pays the least.
  const amounts = program.tiers ?? [program];
  return Math.min(...amounts.map((amount) => paid(amount, homePrice, unpaid)));
}

function paid(
  { maxAmount, maxPercent, percentOf }: Amount,
  homePrice: number,
  unpaid: number,
): number {
  // If the program does not state an amount, this uses 0.
  if (maxAmount === null && maxPercent === null) return 0;
  const base = percentOf === 'loan' ? unpaid : homePrice;
  const share = maxPercent === null ? unpaid : (maxPercent * base) / 100;
  return Math.min(share, maxAmount ?? unpaid, unpaid);
}

function byTypes(
  { firstMortgage: { types } }: CatalogProgram,
  { homeType, homePlan, creditScore }: Buyer,
  loan: number,
  { conforming, fha }: CountyFigures,
): RuleVerdict {
  if (types.length === 0) return loan <= Math.min(conforming, fha) ? 'met' : 'check';

  const isPrimary = homePlan === 'primary';
  const usable = types.filter((type) => type === 'conventional' || isPrimary);
  const limits = { conventional: conforming, fha };
  const limited = usable.filter((type) => type === 'conventional' || type === 'fha');
  const open = limited.filter((type) => loan <= limits[type]);
  if (open.length > 0) {
    // The rule's text says this only about programs that allow only conventional loans. But it is
    // true whenever an FHA loan is not possible.
    return creditScore === 'poor' && !open.includes('fha') ? 'check' : 'met';
  }
  if (usable.includes('va') || usable.includes('usda')) return 'check';
  // Homes with two to four units have higher limits.
  return homeType === 'multi-family' && limited.length > 0 ? 'check' : 'not-met';
}

function byProgramCap(
  program: CatalogProgram,
  { homeType }: Buyer,
  loan: number,
  county: CountyFigures,
): RuleVerdict {
  const cap = programCap(program, county);
  if (cap === null || loan <= cap) return 'met';
  // Only a county's limit is higher for more units. A limit in dollars is the same for all homes.
  const risesWithUnits = typeof program.maxFirstMortgage === 'string';
  return risesWithUnits && homeType === 'multi-family' ? 'check' : 'not-met';
}

function programCap({ maxFirstMortgage }: CatalogProgram, county: CountyFigures): number | null {
  if (maxFirstMortgage === 'fha-limit') return county.fha;
  if (maxFirstMortgage === 'conforming-limit') return county.conforming;
  return maxFirstMortgage?.limit ?? null;
}

function worst(...verdicts: RuleVerdict[]): RuleVerdict {
  if (verdicts.includes('not-met')) return 'not-met';
  return verdicts.includes('check') ? 'check' : 'met';
}
