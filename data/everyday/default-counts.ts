import { isAvailableNow, type MatchedProgram } from '@latchkey/domain';

/**
 * A buyer's matching programs, in rank order, and the program that the calculator applies by
 * default.
 */
export interface BuyerMatches {
  readonly programs: readonly MatchedProgram[];
  readonly defaultId: number | null;
}

/**
 * Counts that compare the current ranking and default program with the old rule, "largest amount
 * first".
 */
export interface DefaultCounts {
  readonly buyers: number;
  /** Number of buyers who had a default program under the old rule. */
  readonly hadDefault: number;
  readonly haveDefault: number;
  /** Number of buyers whose default program has changed. Includes buyers who gained or lost one. */
  readonly changed: number;
  /**
   * Number of default programs under the old rule that may leave the buyer worse off after five
   * years than no assistance. `areWorse` is the number under the current rule.
   */
  readonly wereWorse: number;
  readonly areWorse: number;
  /**
   * Number of default programs without a five-year result, which may be better or worse than no
   * assistance.
   */
  readonly wereUnknown: number;
  readonly areUnknown: number;
  /**
   * Number of lists with at least one program. The fields below count the lists that start with a
   * lender's program, under the old rule and under the current rule.
   */
  readonly lists: number;
  readonly startedWithLender: number;
  readonly startWithLender: number;
}

export function defaultCounts(matches: readonly BuyerMatches[]): DefaultCounts {
  const compared = matches.map(({ programs, defaultId }) => {
    const before = programs.toSorted(largestFirst);
    return {
      hasPrograms: programs.length > 0,
      isLender: programs[0]?.provider === 'lender',
      wasLender: before[0]?.provider === 'lender',
      old: before.find((one) => isAvailableNow(one) && !one.verifyFirst),
      now: programs.find(({ id }) => id === defaultId),
    };
  });
  const count = (test: (one: (typeof compared)[number]) => boolean) => compared.filter(test).length;
  return {
    buyers: compared.length,
    hadDefault: count(({ old }) => old !== undefined),
    haveDefault: count(({ now }) => now !== undefined),
    changed: count(({ old, now }) => old?.id !== now?.id),
    wereWorse: count(({ old }) => isWorse(old)),
    areWorse: count(({ now }) => isWorse(now)),
    wereUnknown: count(({ old }) => old?.fiveYear === null),
    areUnknown: count(({ now }) => now?.fiveYear === null),
    lists: count(({ hasPrograms }) => hasPrograms),
    startedWithLender: count(({ wasLender }) => wasLender),
    startWithLender: count(({ isLender }) => isLender),
  };
}

function isWorse(program: MatchedProgram | undefined): boolean {
  return program?.fiveYear != null && program.fiveYear.low < 0;
}

const kinds: readonly MatchedProgram['kind'][] = [
  'grant',
  'forgivable-loan',
  'deferred-loan',
  'shared-appreciation-loan',
  'repayable-loan',
  'tax-credit',
];
const providers: readonly MatchedProgram['provider'][] = [
  'public',
  'nonprofit',
  'secondary-market',
  'lender',
];

/**
 * Sorts programs by the old rule: those with nothing left to check come first, then those with
 * larger amounts.
 */
function largestFirst(a: MatchedProgram, b: MatchedProgram): number {
  return (
    availability(a) - availability(b) ||
    Number(a.hasCheck) - Number(b.hasCheck) ||
    Math.round(b.maxAmount * 100) - Math.round(a.maxAmount * 100) ||
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    providers.indexOf(a.provider) - providers.indexOf(b.provider) ||
    a.fullName.localeCompare(b.fullName) ||
    a.id - b.id
  );
}

function availability(program: MatchedProgram): number {
  if (isAvailableNow(program)) return 0;
  return program.kind === 'tax-credit' ? 2 : 1;
}
