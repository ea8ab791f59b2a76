import type { FormLoanType } from './loan-estimate.ts';

/** What a check compares. The page has a title and a question for each. */
export type CheckName =
  | 'still-open'
  | 'sale-price'
  | 'loan-type'
  | 'term'
  | 'product'
  | 'loan-amount'
  | 'help'
  | 'rate'
  | 'week-average'
  | 'lender-charges'
  | 'payment'
  | 'sums'
  | SumName
  | 'apr'
  | 'mortgage-insurance'
  | 'upfront-fee'
  | 'taxes-and-insurance'
  | 'taxes-outside-payment'
  | 'services-to-shop-for';

/** A total on the form, and what it must equal. */
export type SumName =
  | 'total-payment'
  | 'total-loan-costs'
  | 'total-other-costs'
  | 'loan-and-other-costs'
  | 'total-closing-costs'
  | 'cash-to-close'
  | 'page-one-loan-costs'
  | 'page-one-other-costs'
  | 'page-one-closing-costs'
  | 'page-one-cash-to-close';

/** A value with its unit, as the page shows it. */
export type Figure =
  /** Whole dollars, because the form rounds the amount. */
  | { readonly unit: 'dollars'; readonly value: number }
  /** Dollars with cents. */
  | { readonly unit: 'cents'; readonly value: number }
  | { readonly unit: 'dollar-range'; readonly from: number; readonly to: number }
  | { readonly unit: 'percent'; readonly value: number }
  | { readonly unit: 'percent-range'; readonly from: number; readonly to: number }
  | { readonly unit: 'months'; readonly value: number }
  | { readonly unit: 'loan-type'; readonly value: FormLoanType }
  | { readonly unit: 'product'; readonly value: 'fixed' | 'adjustable' | 'other' }
  | { readonly unit: 'day'; readonly value: string };

/** The checks that compare figures. The others only say that something was found or not. */
export type ComparedCheck = Exclude<
  CheckName,
  'sums' | 'taxes-outside-payment' | 'services-to-shop-for'
>;

/** Why a check has no result. */
export type UnknownReason =
  /** A figure that the check needs was not found on the paper. */
  | 'not-on-paper'
  /** The check needs an answer from the quote, and there is no quote. */
  | 'no-quote'
  /** The paper is for another loan than the quote, so that the two figures cannot be compared. */
  | 'another-loan'
  /** There is no average of the week in which the paper was issued. */
  | 'no-average'
  /** Our tables have no rate for this loan. */
  | 'not-in-tables'
  /** The payment or the rate changes, so that the first one says too little. */
  | 'payment-changes'
  /** The paper counts the dues of an owners' association, and the quote has none. */
  | 'no-dues'
  /** The plan of the quote pays taxes and insurance outside the payment. The paper does not. */
  | 'ask-about-escrow'
  /** Companies that the buyer may choose. We have no figure for them. */
  | 'shop-for-it';

/** The result of one check. */
export type Finding =
  | { readonly pile: 'same'; readonly check: CheckName; readonly paper: Figure | null }
  | {
      readonly pile: 'different';
      readonly check: ComparedCheck;
      readonly paper: Figure;
      readonly expected: Figure;
    }
  | { readonly pile: 'unknown'; readonly check: CheckName; readonly reason: UnknownReason };

/** Returns a result for a figure that agrees. */
export function same(check: CheckName, paper: Figure | null = null): Finding {
  return { pile: 'same', check, paper };
}

/** Returns a result for a figure that does not agree. */
export function different(check: ComparedCheck, paper: Figure, expected: Figure): Finding {
  return { pile: 'different', check, paper, expected };
}

/** Returns a result for a check that could not be made. */
export function unknown(check: CheckName, reason: UnknownReason): Finding {
  return { pile: 'unknown', check, reason };
}

export const dollars = (value: number): Figure => ({ unit: 'dollars', value });
export const cents = (value: number): Figure => ({ unit: 'cents', value });
export const percent = (value: number): Figure => ({ unit: 'percent', value });
