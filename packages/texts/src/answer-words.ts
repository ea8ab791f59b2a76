import {
  type Answer,
  type CashGap,
  type Estimate,
  hasLoan,
  leadingLoweredPlan,
  type MissingPart,
  roundedUp,
} from '@latchkey/domain';
import type { answerRows } from './en/answer-rows.ts';
import type { trueCost } from './en/true-cost.ts';
import type { Formats } from './formats.ts';
import { type OwedFacts, type OwedWords, owedRow } from './owed-words.ts';
import type { TextOf } from './speak.ts';

/** The text areas with sentences about the three figures. */
export interface AnswerText {
  readonly answerRows: TextOf<typeof answerRows>;
  readonly trueCost: Pick<TextOf<typeof trueCost>, 'overLimit'>;
}

/**
 * The three figures, and the facts needed to describe them. Amounts are in dollars, not rounded.
 */
export interface AnswerFacts {
  readonly eachMonth: Answer['eachMonth'];
  readonly cash: CashGap;
  readonly owedLater: OwedFacts;
  readonly hasLoan: boolean;
}

/** Returns the three figures of an estimate. */
export function answerFacts(
  { eachMonth, cash, owedLater }: Answer,
  estimate: Estimate,
): AnswerFacts {
  return {
    eachMonth,
    cash: cash.gap,
    owedLater: { ...owedLater, loan: secondLoanFacts(estimate) },
    hasLoan: hasLoan(estimate),
  };
}

function secondLoanFacts(estimate: Estimate): OwedFacts['loan'] {
  const plan = leadingLoweredPlan(estimate);
  if (!plan) return null;
  const { waiting, product } = plan;
  const limit = estimate.facts.lowering?.lineOfCredit ?? 0;
  return {
    ...waiting,
    isLine: product === 'Line of Credit',
    passedLimit: waiting.isOverLimit ? limit : null,
  };
}

/** A payment, and the years in which the buyer makes it. */
interface PaymentWords {
  readonly figure: string;
  readonly note: string;
}

/** The texts for the three figures, in whole dollars. */
export interface AnswerWords {
  readonly month: {
    /**
     * The title of the payment. Includes "at least" if the amount is too low because one of the
     * payment's costs is unknown.
     */
    readonly title: string;
    /** The costs that the payment excludes, on one line. Empty if it excludes none. */
    readonly missing: string;
    readonly now: PaymentWords;
    /** The payment after the lowered payment ends. Null if the payment is traditional. */
    readonly later: (PaymentWords & { readonly payback: string | null }) | null;
  };
  readonly cash: {
    readonly title: string;
    readonly figure: string;
    readonly result: string;
    readonly isShort: boolean;
    readonly have: string;
  };
  readonly owed: OwedWords;
}

/**
 * Returns the texts for the three figures. The wording is the same on all pages and in all emails.
 */
export function answerWords(facts: AnswerFacts, text: AnswerText, format: Formats): AnswerWords {
  const { answerRows: words } = text;
  const { eachMonth, cash, hasLoan } = facts;
  const { now, throughYear, later, missing } = eachMonth;
  const { wholeMoney } = format;
  const taxes = hasLoan ? words.taxesInside() : words.taxesAndDues();
  return {
    month: {
      title: isTooLow(missing) ? words.eachMonthAtLeast() : words.eachMonth(),
      missing: missingPartsIn(missing, words),
      now: {
        figure: wholeMoney(now),
        note: throughYear === null ? taxes : words.throughYear({ years: throughYear }),
      },
      later: later && {
        figure: wholeMoney(later.payment),
        note: words.fromYear({ year: later.fromYear }),
        payback:
          later.payback > 0 ? words.repaysLine({ payment: wholeMoney(later.payback) }) : null,
      },
    },
    cash: {
      title: words.cashTitle(),
      figure: neededCash(cash.needed, format),
      result: cashResult(cash, words, format),
      isShort: cash.short > 0,
      have: words.have({ have: wholeMoney(cash.have) }),
    },
    owed: owedRow({ ...facts.owedLater, hasLoan }, text, format),
  };
}

/**
 * Whether the amount of the payment is too low because one of its costs is unknown. Dues that the
 * buyer has not entered are not treated as unknown.
 */
function isTooLow(missing: readonly MissingPart[]): boolean {
  return missing.some((part) => part !== 'dues');
}

/** Returns the costs that a payment excludes, on one line. */
export function missingPartsIn(
  missing: readonly MissingPart[],
  words: AnswerText['answerRows'],
): string {
  const parts = {
    insurance: words.plusInsurance,
    assistance: words.plusHelp,
    dues: words.plusDues,
  } as const satisfies Record<MissingPart, () => string>;
  return missing.map((part) => parts[part]()).join(', ');
}

/**
 * Returns the cash due at closing in whole dollars. Rounds up, so that the shortage equals this
 * amount minus the buyer's cash.
 */
export function neededCash(dollars: number, { wholeMoney }: Formats): string {
  return wholeMoney(roundedUp(dollars));
}

/**
 * Returns text that says whether the buyer's cash is enough. Rounds a shortage up, so that it is
 * never understated.
 */
export function cashResult(
  { short, left }: Pick<CashGap, 'short' | 'left'>,
  words: AnswerText['answerRows'],
  { wholeMoney }: Formats,
): string {
  if (short > 0) return words.short({ dollars: wholeMoney(roundedUp(short)) });
  return left >= 1 ? words.left({ dollars: wholeMoney(Math.floor(left)) }) : words.enough();
}
