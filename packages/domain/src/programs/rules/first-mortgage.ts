import * as z from 'zod/mini';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { FirstMortgageType, type MaxFirstMortgage } from '../../catalog/first-mortgage.ts';
import type { LoanLimits } from '../../loan/applied-loan-type.ts';
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
    /** The program's types are unknown, and the loan is over the smaller of the two limits. */
    'unknown-type',
    /** The loan is over the one-unit limit. The limit for two to four units is higher. */
    'more-units',
    /** Only a VA loan may be available. It depends on the certificate of eligibility. */
    'va-only',
    /** Only a USDA loan may be available. It depends on the area. */
    'usda-only',
    /** Only a conventional loan is available. Most lenders require a score of 620 for it. */
    'conventional-score',
    /** We do not know the county's limit. */
    'unknown-limit',
  ]),
  /** Types that the program accepts. Empty if unknown. */
  required: z.array(FirstMortgageType),
  /** The first mortgage with this program's help applied, in dollars. */
  actual: z.number(),
  /** The limit that the loan was compared with, in dollars. Null if there was no limit. */
  limit: z.nullable(z.number()),
  /** Where that limit comes from. */
  limitOf: z.nullable(z.enum(['conventional', 'fha', 'program'])),
});
export type FirstMortgageFinding = z.infer<typeof FirstMortgageFinding>;

type Result = Pick<FirstMortgageFinding, 'verdict' | 'reason'> &
  Partial<Pick<FirstMortgageFinding, 'limit' | 'limitOf'>>;

/** A loan type with a limit, and that limit in dollars. Null if the limit is unknown. */
interface LimitedType {
  readonly type: 'conventional' | 'fha';
  readonly limit: number | null;
}

/**
 * Whether the buyer can get a first mortgage that the program accepts. The loan is the price minus
 * own money minus this program's help. Conventional and FHA loans have a one-unit limit in each
 * county. FHA, VA and USDA loans are only for a primary residence.
 *
 * @param help this program's help for the buyer, in dollars
 * @see FHFA, Conforming Loan Limit Values; HUD, FHA Forward Mortgage Limits
 */
export function firstMortgageFinding(
  program: Pick<CatalogProgram, 'firstMortgage' | 'maxFirstMortgage'>,
  facts: ProgramFacts,
  area: LoanLimits,
  help: number,
): FirstMortgageFinding {
  const required = program.firstMortgage.types;
  const actual = Math.max(0, facts.homePrice - facts.downPayment - help);
  const limited: readonly LimitedType[] = [
    { type: 'conventional', limit: area.conformingLimits?.[0] ?? null },
    { type: 'fha', limit: area.fhaLimits?.[0] ?? null },
  ];
  const byType =
    required.length === 0
      ? ofUnknownType(actual, limited)
      : ofKnownTypes(required, actual, limited, facts);
  const byCap = overCap(program.maxFirstMortgage, actual, limited, facts);
  const result = byType.verdict === 'not-met' ? byType : (byCap ?? byType);
  return { rule: 'first-mortgage', required, actual, limit: null, limitOf: null, ...result };
}

function overCap(
  cap: MaxFirstMortgage | null,
  loan: number,
  limited: readonly LimitedType[],
  { homeType }: ProgramFacts,
): Result | undefined {
  if (cap === null) return undefined;
  const isOfCounty = typeof cap === 'string';
  const type = cap === 'fha-limit' ? 'fha' : 'conventional';
  const limit = isOfCounty
    ? (limited.find((each) => each.type === type)?.limit ?? null)
    : cap.limit;
  if (limit === null) return { verdict: 'check', reason: 'unknown-limit' };
  if (loan <= limit) return undefined;
  return isOfCounty && homeType === 'multi-family'
    ? { verdict: 'check', reason: 'more-units', limit, limitOf: type }
    : { verdict: 'not-met', reason: 'over-cap', limit, limitOf: 'program' };
}

function ofUnknownType(loan: number, limited: readonly LimitedType[]): Result {
  const smallest = bySize(limited)[0];
  if (smallest?.limit == null) return { verdict: 'check', reason: 'unknown-limit' };
  const { limit, type: limitOf } = smallest;
  return loan <= limit
    ? { verdict: 'met', reason: 'within', limit, limitOf }
    : { verdict: 'check', reason: 'unknown-type', limit, limitOf };
}

function ofKnownTypes(
  types: readonly FirstMortgageType[],
  loan: number,
  limited: readonly LimitedType[],
  { homePlan, homeType, creditScore }: ProgramFacts,
): Result {
  const isPrimary = homePlan === 'primary';
  const accepted = limited.filter(
    ({ type }) => types.includes(type) && (isPrimary || type === 'conventional'),
  );
  const open = accepted.filter(({ limit }) => limit !== null && loan <= limit);
  const [available] = open;
  if (available) {
    const { type: limitOf, limit } = available;
    const isConventionalOnly = open.every(({ type }) => type === 'conventional');
    return isConventionalOnly && creditScore === 'poor'
      ? { verdict: 'check', reason: 'conventional-score', limit, limitOf }
      : { verdict: 'met', reason: 'within', limit, limitOf };
  }

  const largest = bySize(accepted).at(-1);
  if (accepted.some(({ limit }) => limit === null)) {
    return { verdict: 'check', reason: 'unknown-limit' };
  }
  const over = { limit: largest?.limit ?? null, limitOf: largest?.type ?? null };
  if (largest && homeType === 'multi-family') {
    return { verdict: 'check', reason: 'more-units', ...over };
  }
  if (isPrimary && types.includes('va')) return { verdict: 'check', reason: 'va-only', ...over };
  if (isPrimary && types.includes('usda')) {
    return { verdict: 'check', reason: 'usda-only', ...over };
  }
  return { verdict: 'not-met', reason: largest ? 'over' : 'not-primary', ...over };
}

/** Sorts by limit, smallest first. An unknown limit is treated as the smallest. */
function bySize(limited: readonly LimitedType[]): readonly LimitedType[] {
  return limited.toSorted((a, b) => (a.limit ?? 0) - (b.limit ?? 0));
}
