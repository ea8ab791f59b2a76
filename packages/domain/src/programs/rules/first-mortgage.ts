import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import {
  FirstMortgageType,
  loanTypeOf,
  type MaxFirstMortgage,
} from '../../catalog/first-mortgage.ts';
import {
  type LimitRange,
  type LoanLimitFinding,
  type LoanLimits,
  loanLimitFinding,
} from '../../loan/loan-limit.ts';
import type { ProgramFacts } from './program-facts.ts';
import { RuleVerdict } from './verdict.ts';

export const FirstMortgageFinding = z.strictObject({
  rule: z.literal('first-mortgage'),
  verdict: RuleVerdict,
  reason: z.enum([
    /** A conventional or FHA loan of this size is available. */
    'within',
    /** The loan is over the loan limits of all types that the program accepts. */
    'over',
    /** The loan is over the program's own cap on the first mortgage. */
    'over-cap',
    /** The program accepts only loan types for a primary residence. */
    'not-primary',
    /**
     * The program's types are unknown, and the loan is over the smaller of the county's two limits.
     */
    'unknown-type',
    /**
     * The loan is over the limit for two units. Whether it is available depends on the number of
     * units, which can be up to four.
     */
    'more-units',
    /**
     * The loan is slightly over last year's limit. The new year's limits, which we do not have, may
     * allow it.
     */
    'new-limits',
    /** Only a VA loan may be available. This depends on the buyer's certificate of eligibility. */
    'va-only',
    /** Only a VA loan would be available, and the buyer has no military service. */
    'no-service',
    /** Only a USDA loan may be available. This depends on the home's location. */
    'usda-only',
    /** Only a conventional loan is available. Most lenders require a score of 620 for it. */
    'conventional-score',
    /** We do not know the county's limit. */
    'unknown-limit',
  ]),
  /** The loan types that the program accepts. Empty if unknown. */
  required: z.array(FirstMortgageType),
  /** The first mortgage after this program's help, in dollars. */
  actual: z.number(),
  /**
   * The limit that the loan was compared with, in dollars. Null if there was no limit. For
   * `more-units`, this is the limit for two units.
   */
  limit: z.nullable(z.number()),
  /** The kind of limit in `limit`. */
  limitOf: z.nullable(z.enum(['conventional', 'fha', 'program'])),
  /** The year of the county's limits, if that year has ended. Otherwise null. */
  pastYear: z._default(z.nullable(z.int()), null),
});
export type FirstMortgageFinding = z.infer<typeof FirstMortgageFinding>;

/** The facts that determine whether the buyer can get a first mortgage. */
export type FirstMortgageFacts = Pick<
  ProgramFacts,
  'homePrice' | 'downPayment' | 'homeType' | 'homePlan' | 'creditScore' | 'veteranStatus'
>;

const limitedTypes = ['conventional', 'fha'] as const;

type Result = Pick<FirstMortgageFinding, 'verdict' | 'reason'> &
  Partial<Pick<FirstMortgageFinding, 'limit' | 'limitOf'>>;

/** A loan type that has a county limit, compared with the loan. */
interface LimitedType {
  readonly type: 'conventional' | 'fha';
  readonly verdict: LoanLimitFinding['verdict'];
  readonly checkReason: LoanLimitFinding['checkReason'];
  readonly limit: LimitRange | null;
}

/**
 * Returns whether the buyer can get a first mortgage that the program accepts. The loan is the
 * price minus the buyer's own money minus this program's help. Conventional and FHA loans have a
 * limit in each county. FHA, VA and USDA loans are only for a primary residence. A VA loan is only
 * for buyers who served in the military.
 *
 * @param help this program's help for the buyer, in dollars
 * @param area the county's limits, and the number of units if the buyer has given it
 * @see FHFA, Conforming Loan Limit Values; HUD, FHA Forward Mortgage Limits
 */
export function firstMortgageFinding(
  program: Pick<CatalogProgram, 'firstMortgage' | 'maxFirstMortgage'>,
  facts: FirstMortgageFacts,
  area: LoanLimits,
  help: number,
): FirstMortgageFinding {
  const required = program.firstMortgage.types;
  const actual = Math.max(0, facts.homePrice - facts.downPayment - help);
  const limited: readonly LimitedType[] = limitedTypes.map((type) => {
    const finding = loanLimitFinding(actual, loanTypeOf(type), facts.homeType, area);
    const { verdict, checkReason, limit } = finding;
    return { type, verdict, checkReason, limit };
  });
  const byType =
    required.length === 0 ? ofUnknownType(limited) : ofKnownTypes(required, limited, facts);
  const byCap = overCap(program.maxFirstMortgage, actual, limited);
  const result = byType.verdict === 'not-met' ? byType : (byCap ?? byType);
  const pastYear = area.pastLimitYear ?? null;
  const base = { rule: 'first-mortgage', required, actual, pastYear } as const;
  return { ...base, limit: null, limitOf: null, ...result };
}

function overCap(
  cap: MaxFirstMortgage | null,
  loan: number,
  limited: readonly LimitedType[],
): Result | undefined {
  if (cap === null) return undefined;
  if (typeof cap !== 'string') {
    if (loan <= cap.limit) return undefined;
    return { verdict: 'not-met', reason: 'over-cap', limit: cap.limit, limitOf: 'program' };
  }
  const ofCounty = limited.find(
    ({ type }) => type === (cap === 'fha-limit' ? 'fha' : 'conventional'),
  );
  switch (ofCounty?.verdict) {
    case 'within':
      return undefined;
    case 'check':
      return checked(ofCounty);
    case 'over':
      return { verdict: 'not-met', reason: 'over-cap', ...highestOf(ofCounty), limitOf: 'program' };
    default:
      return { verdict: 'check', reason: 'unknown-limit' };
  }
}

function ofUnknownType(limited: readonly LimitedType[]): Result {
  const smallest = bySize(limited)[0];
  if (!smallest?.limit) return { verdict: 'check', reason: 'unknown-limit' };
  return smallest.verdict === 'within'
    ? { verdict: 'met', reason: 'within', ...lowestOf(smallest) }
    : { verdict: 'check', reason: 'unknown-type', ...lowestOf(smallest) };
}

function ofKnownTypes(
  types: readonly FirstMortgageType[],
  limited: readonly LimitedType[],
  { homePlan, creditScore, veteranStatus }: FirstMortgageFacts,
): Result {
  const isPrimary = homePlan === 'primary';
  const accepted = limited.filter(
    ({ type }) => types.includes(type) && (isPrimary || type === 'conventional'),
  );
  const open = accepted.filter(({ verdict }) => verdict === 'within');
  const [available] = open;
  if (available) {
    const isConventionalOnly = open.every(({ type }) => type === 'conventional');
    return isConventionalOnly && creditScore === 'poor'
      ? { verdict: 'check', reason: 'conventional-score', ...lowestOf(available) }
      : { verdict: 'met', reason: 'within', ...lowestOf(available) };
  }
  const maybe = bySize(accepted).findLast(({ verdict }) => verdict === 'check');
  if (maybe) return checked(maybe);
  if (accepted.some(({ verdict }) => verdict === 'unknown')) {
    return { verdict: 'check', reason: 'unknown-limit' };
  }
  const largest = bySize(accepted).at(-1);
  const over = largest ? highestOf(largest) : {};
  if (isPrimary && types.includes('va') && veteranStatus) {
    return { verdict: 'check', reason: 'va-only', ...over };
  }
  if (isPrimary && types.includes('usda')) {
    return { verdict: 'check', reason: 'usda-only', ...over };
  }
  if (largest) return { verdict: 'not-met', reason: 'over', ...over };
  return { verdict: 'not-met', reason: isPrimary ? 'no-service' : 'not-primary' };
}

/** Returns the result for a loan that a limit may cover. */
function checked(limited: LimitedType): Result {
  return limited.checkReason === 'new-limits'
    ? { verdict: 'check', reason: 'new-limits', ...highestOf(limited) }
    : { verdict: 'check', reason: 'more-units', ...lowestOf(limited) };
}

function lowestOf({ type, limit }: LimitedType): Pick<Result, 'limit' | 'limitOf'> {
  return { limit: limit?.fewest ?? null, limitOf: type };
}

function highestOf({ type, limit }: LimitedType): Pick<Result, 'limit' | 'limitOf'> {
  return { limit: limit?.most ?? null, limitOf: type };
}

/** Sorts by limit, smallest first. An unknown limit is treated as the smallest. */
function bySize(limited: readonly LimitedType[]): readonly LimitedType[] {
  return limited.toSorted((a, b) => (a.limit?.fewest ?? 0) - (b.limit?.fewest ?? 0));
}
