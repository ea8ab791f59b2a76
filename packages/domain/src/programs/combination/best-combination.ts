import type { AssistanceCap } from '../../assistance/assistance.ts';
import { capForLoan, ownCap, type ProgramCap } from '../../assistance/cap-for-loan.ts';
import { combinedAmounts } from '../../assistance/combined-assistance.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { acceptsType, FirstMortgageType, loanTypeOf } from '../../catalog/first-mortgage.ts';
import type { LoanType } from '../../loan/loan-type.ts';
import type { Assessed } from '../assess.ts';
import { isMatchedOffer } from '../matched-offer.ts';
import type { Combination } from './combination.ts';
import {
  type CombinationFacts,
  type CombinationLoan,
  combinationLoan,
  type Part,
  total,
} from './combination-limits.ts';
import { combinationSource } from './combination-source.ts';
import { compareMoney } from './compare-money.ts';
import { mayCombine } from './may-combine.ts';
import { comparePaying } from './paying-order.ts';

/** Half a cent, in dollars. Smaller amounts are treated as 0. */
const HALF_CENT = 0.005;

/** A catalog program that is part of a combination. */
interface CatalogPart extends Part {
  readonly program: CatalogProgram;
  /** The cap for each loan type. */
  readonly cap: ProgramCap;
  /** The cap for the loan type of the program's group. */
  readonly assistanceCap: AssistanceCap;
}

/** Programs that accept the same loan type, in the order in which they pay. */
interface Group {
  readonly loanType: LoanType;
  readonly offers: readonly CatalogPart[];
}

/** Programs that can be combined, the amount that each pays, and the first mortgage. */
interface Found extends CombinationLoan {
  readonly parts: readonly CatalogPart[];
}

/**
 * Finds the best set of two or more programs that the buyer matches and whose own rules allow the
 * combination. Uses only programs that are available now and have no facts left to verify. Null if
 * no set is better than the best single program.
 *
 * Sets with nothing left to check rank first, then sets that pay more. If two sets pay the same
 * amount, the set that is easier to repay ranks first, as in `compareMoney`. The best single
 * program is found in the same order. A set is better than that program if it pays more, or if it
 * pays the same amount and is easier to repay. The set may have more checks left than the program.
 * Its result lists these checks.
 *
 * The amounts come from `combinedAmounts`. A buyer who matches a program already has the
 * contribution that the program requires, so help never replaces that contribution. The search is
 * exact.
 *
 * @param today the current date, such as 2026-11-22
 */
export function bestCombination(
  assessed: readonly Assessed[],
  facts: CombinationFacts,
  today: string,
): Combination | null {
  const offers = assessed
    .filter((each) => isMatchedOffer(each, today))
    .map((each) => partOf(each, facts))
    .filter(paysSomething)
    .sort(comparePaying);
  const [single] = offers.toSorted(
    (a, b) => Number(a.hasCheck) - Number(b.hasCheck) || compareMoney([a], [b]),
  );
  const combinable = offers.filter(({ program: one }) =>
    offers.some(({ program: other }) => mayCombine(one, other)),
  );
  if (!single || combinable.length < 2) return null;
  const found =
    bestSet(certainGroups(combinable, facts), facts, single, isCertain) ??
    bestSet(sharingType(combinable, facts), facts, single);
  return found && combinationOf(found);
}

/**
 * Returns groups of programs that may form a set with nothing left to check. Such a set has a
 * conventional loan. With a poor score, a conventional loan always needs a check.
 */
function certainGroups(offers: readonly CatalogPart[], given: CombinationFacts): Group[] {
  if (given.facts.creditScore === 'poor') return [];
  const certain = offers.filter(({ program, hasCheck }) => {
    return !hasCheck && program.firstMortgage.types.includes('conventional');
  });
  return [groupOf('Conventional', certain, given)];
}

function isCertain({ checks }: CombinationLoan): boolean {
  return checks.length === 0;
}

/**
 * Groups the programs by loan type. Each group contains the programs that accept the type or whose
 * types are unknown.
 */
function sharingType(offers: readonly CatalogPart[], given: CombinationFacts): Group[] {
  return FirstMortgageType.options.map((type) => {
    const loanType = loanTypeOf(type);
    const sharing = offers.filter(({ program }) => acceptsType([program], loanType));
    return groupOf(loanType, sharing, given);
  });
}

function groupOf(
  loanType: LoanType,
  parts: readonly CatalogPart[],
  { facts, closingCosts }: CombinationFacts,
): Group {
  const offers = parts.map((part) => {
    const assistanceCap = capForLoan(part.cap, loanType);
    const [amount = 0] = combinedAmounts([assistanceCap], facts, closingCosts);
    return { ...part, assistanceCap, amount };
  });
  return { loanType, offers: offers.sort(comparePaying) };
}

/**
 * Finds the set that pays the most. If several sets pay the same amount, finds the set that is
 * easiest to repay, as in `compareMoney`. Null if no set is better than `single`.
 *
 * @param groups groups of programs. All programs of a set are in the same group
 * @param counts returns whether to accept a set, based on its loan and what is left to check
 */
function bestSet(
  groups: readonly Group[],
  facts: CombinationFacts,
  single: CatalogPart,
  counts: (loan: CombinationLoan) => boolean = () => true,
): Found | null {
  let best: Found | null = null;
  let most: readonly CatalogPart[] = [single];

  const extend = (
    loanType: LoanType,
    chosen: readonly CatalogPart[],
    open: readonly CatalogPart[],
  ) => {
    for (const [i, next] of open.entries()) {
      const members = [...chosen, next];
      const rest = open.slice(i + 1).filter(({ program }) => mayCombine(next.program, program));
      // A larger set never pays less. If it pays the same, it never has more to repay.
      if (compareMoney(together([...members, ...rest], facts), most) >= 0) continue;
      const parts = together(members, facts);
      // A program that pays nothing in this set also pays nothing in a larger set.
      if (!parts.every(paysSomething)) continue;
      if (parts.length > 1 && compareMoney(parts, most) < 0) {
        const loan = combinationLoan(parts, facts);
        if (loan && counts(loan) && hasCapsFor(parts, loan.loanType, loanType)) {
          best = { parts, ...loan };
          most = parts;
        }
      }
      extend(loanType, members, rest);
    }
  };
  for (const { loanType, offers } of groups) extend(loanType, [], offers);
  return best;
}

/** Whether the caps for one loan type are the same as the caps for another. */
function hasCapsFor(parts: readonly CatalogPart[], type: LoanType, other: LoanType): boolean {
  return type === other || parts.every(({ cap }) => cap.capByLoanType === null);
}

/** Returns what each program pays when all programs are applied together. */
function together(
  parts: readonly CatalogPart[],
  { facts, closingCosts }: CombinationFacts,
): CatalogPart[] {
  const amounts = combinedAmounts(
    parts.map(({ assistanceCap }) => assistanceCap),
    facts,
    closingCosts,
  );
  return parts.map((part, i) => ({ ...part, amount: amounts[i] ?? 0 }));
}

function paysSomething({ amount }: Pick<Part, 'amount'>): boolean {
  return amount >= HALF_CENT;
}

/** Returns a program by itself, with its cap for the loan type that results from its help. */
function partOf({ program, assessment }: Assessed, given: CombinationFacts): CatalogPart {
  const { hasCheck, assistanceCap: cap } = assessment;
  const assistanceCap = ownCap(cap);
  const [amount = 0] = combinedAmounts([assistanceCap], given.facts, given.closingCosts);
  return { program, kind: program.kind, hasCheck, cap, assistanceCap, amount };
}

function combinationOf({ parts, loanType, checks }: Found): Combination {
  return {
    members: parts
      .map(({ program: { id, combines, sources }, kind, amount }) => {
        return { id, kind, amount, says: combines.says, source: combinationSource(sources) };
      })
      .sort((a, b) => b.amount - a.amount),
    total: total(parts),
    toRepay: total(parts.filter(({ kind }) => kind !== 'grant')),
    loanType,
    verdict: checks.length > 0 ? 'check' : 'match',
    checks,
  };
}
