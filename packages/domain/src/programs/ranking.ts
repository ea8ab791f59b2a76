import type { ProgramKind, Provider } from '../catalog/catalog-program.ts';
import type { FiveYear } from './five-year.ts';
import type { MatchedProgram } from './matched-program.ts';

/** All facts that the ranking may use. No one can pay for a higher rank. */
export type Ranked = Pick<
  MatchedProgram,
  'id' | 'fullName' | 'kind' | 'provider' | 'status' | 'hasCheck'
> & {
  /** The five-year result. Null if the program has no result. */
  readonly fiveYear: Pick<FiveYear, 'low'> | null;
};

type WithResult = Pick<Ranked, 'fiveYear'>;

export const kindRank: Readonly<Record<ProgramKind, number>> = {
  grant: 0,
  'forgivable-loan': 1,
  'deferred-loan': 2,
  'shared-appreciation-loan': 3,
  'repayable-loan': 4,
  'tax-credit': 5,
};

/**
 * The order of providers. Within a step, a lender's own product never ranks above a public program.
 */
const providerRank: Readonly<Record<Provider, number>> = {
  public: 0,
  nonprofit: 1,
  'secondary-market': 2,
  lender: 3,
};

/** Results are treated as equal to the largest result if they are at least this fraction of it. */
const STEP_SHARE = 0.75;
/**
 * Results are also treated as equal to the largest result if they are at most this many dollars
 * below it.
 */
const STEP_DOLLARS = 1_000;

/**
 * Ranks programs for a buyer: the published ranking.
 *
 * 1. Available programs first, then waitlisted and paused programs, then tax credits.
 * 2. Programs with nothing left to check before other programs.
 * 3. Shared appreciation loans after other programs.
 * 4. The low end of the five-year result, in steps. The largest result starts a step, which
 *    contains every program with at least 75% of that result, or at most $1,000 less. The largest
 *    remaining result starts the next step. Programs without a result are in the last step.
 * 5. Within a step: public agencies, nonprofits, the secondary market, lenders.
 * 6. Kinds with less to repay first.
 * 7. The larger result (to the cent), then names as {@link compareText} sorts them, then IDs.
 *
 * The order does not depend on the order of the input. Steps depend on the whole list, so two
 * programs cannot be compared without the list.
 */
export function rankPrograms<Program extends Ranked>(programs: readonly Program[]): Program[] {
  return inGroups(programs, compareGroup).flatMap((group) =>
    steps(group.toSorted(compareResult)).flatMap((step) => step.toSorted(compareInStep)),
  );
}

/** Whether a program is down payment assistance that is available now. */
export function isAvailableNow({ kind, status }: Pick<Ranked, 'kind' | 'status'>): boolean {
  return kind !== 'tax-credit' && status !== 'waitlist' && status !== 'paused';
}

type Compare = (a: Ranked, b: Ranked) => number;

/** Sorts programs, and divides them into groups of programs that rank equally. */
function inGroups<Program extends Ranked>(
  programs: readonly Program[],
  compare: Compare,
): Program[][] {
  const groups: Program[][] = [];
  for (const program of programs.toSorted(compare)) {
    const group = groups.at(-1);
    if (group?.[0] && compare(group[0], program) === 0) group.push(program);
    else groups.push([program]);
  }
  return groups;
}

/**
 * Divides programs into steps.
 *
 * @param programs largest result first
 */
function steps<Program extends Ranked>(programs: readonly Program[]): Program[][] {
  const divided: Program[][] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const program of programs) {
    const result = cents(program);
    const step = divided.at(-1);
    if (step && result >= lowest) {
      step.push(program);
    } else {
      divided.push([program]);
      lowest = lowestInStep(result);
    }
  }
  return divided;
}

/** Returns the smallest result in the same step as the largest result. In cents. */
function lowestInStep(largest: number): number {
  return Math.min(largest * STEP_SHARE, largest - STEP_DOLLARS * 100);
}

/** Whether the ranking treats a program's result as equal to a larger result. */
export function isCloseTo(program: WithResult, larger: WithResult): boolean {
  return cents(program) >= lowestInStep(cents(larger));
}

function compareGroup(a: Ranked, b: Ranked): number {
  return (
    availability(a) - availability(b) ||
    Number(a.hasCheck) - Number(b.hasCheck) ||
    Number(isShared(a)) - Number(isShared(b))
  );
}

function compareInStep(a: Ranked, b: Ranked): number {
  return (
    providerRank[a.provider] - providerRank[b.provider] ||
    kindRank[a.kind] - kindRank[b.kind] ||
    compareResult(a, b) ||
    compareText(a.fullName, b.fullName) ||
    a.id - b.id
  );
}

function compareResult(a: WithResult, b: WithResult): number {
  const [one, other] = [cents(a), cents(b)];
  return one === other ? 0 : other - one;
}

function availability(program: Ranked): number {
  if (isAvailableNow(program)) return 0;
  return program.kind === 'tax-credit' ? 2 : 1;
}

function isShared({ kind }: Ranked): boolean {
  return kind === 'shared-appreciation-loan';
}

/** Returns the low end of the result in cents, because sums of dollars are not exact. */
function cents({ fiveYear }: WithResult): number {
  return fiveYear ? Math.round(fiveYear.low * 100) : Number.NEGATIVE_INFINITY;
}

/** Compares two strings by their UTF-16 code units, so that the order is the same everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
