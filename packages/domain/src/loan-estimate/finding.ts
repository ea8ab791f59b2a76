import type { FormLoanType } from './loan-estimate.ts';

/** The subject of a check. The page has a title and a question for each one. */
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

/** A total on the form that must equal the sum of other amounts. */
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

/** A value and its unit, as the page shows them. */
export type Figure =
  /** Whole dollars, because the form rounds this amount. */
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

/**
 * The checks that compare two figures. All other checks only report whether something was found.
 */
export type ComparedCheck = Exclude<
  CheckName,
  'sums' | 'taxes-outside-payment' | 'services-to-shop-for'
>;

/** The reason why a check has no result. */
export type UnknownReason =
  /** The form does not show a figure that the check needs. */
  | 'not-on-paper'
  /** The check needs an answer from a quote, but there is no quote. */
  | 'no-quote'
  /** The form is for a different loan than the quote, so the two figures cannot be compared. */
  | 'another-loan'
  /** We have no average for the week in which the form was issued. */
  | 'no-average'
  /** Our tables have no rate for this loan. */
  | 'not-in-tables'
  /**
   * The payment or the rate changes later, so the first payment or rate alone cannot be compared.
   */
  | 'payment-changes'
  /** The form includes homeowners association dues, but the quote does not. */
  | 'no-dues'
  /**
   * Under the quote's plan, the buyer pays taxes and insurance separately. On the form, the lender
   * collects them.
   */
  | 'ask-about-escrow'
  /** The buyer may choose the companies for these services, and we have no figure for them. */
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

/** Returns the result for a figure that matches. */
export function same(check: CheckName, paper: Figure | null = null): Finding {
  return { pile: 'same', check, paper };
}

/** Returns the result for a figure that does not match. */
export function different(check: ComparedCheck, paper: Figure, expected: Figure): Finding {
  return { pile: 'different', check, paper, expected };
}

/** Returns the result for a check that is not possible. */
export function unknown(check: CheckName, reason: UnknownReason): Finding {
  return { pile: 'unknown', check, reason };
}

export const dollars = (value: number): Figure => ({ unit: 'dollars', value });
export const cents = (value: number): Figure => ({ unit: 'cents', value });
export const percent = (value: number): Figure => ({ unit: 'percent', value });
