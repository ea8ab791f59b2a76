import * as z from 'zod/mini';
import { Day } from '../catalog/day.ts';
import { Percent } from '../units.ts';

/** An amount in dollars as the form prints it, with cents only where the form has cents. */
const Amount = z.number().check(z.nonnegative());

/** An amount in dollars that may be negative, such as cash that the buyer gets back. */
const SignedAmount = z.number();

/**
 * A cell of the Projected Payments table, in dollars a month. `min` equals `max` if the cell has no
 * range.
 */
const AmountRange = z.strictObject({ min: Amount, max: Amount });

/** The loan types on the form. For USDA loans, the form says "other". */
export const FormLoanType = z.enum(['conventional', 'fha', 'va', 'other']);
export type FormLoanType = z.infer<typeof FormLoanType>;

/** 12 CFR 1026.37(a)(9): the loan purposes on the form. */
const FormPurpose = z.enum(['purchase', 'refinance', 'construction', 'home-equity']);

/** 12 CFR 1026.37(a)(10): how the rate changes, and special features of the payments. */
const FormProduct = z.strictObject({
  rate: z.enum(['fixed', 'adjustable', 'step']),
  /** The number of years with the first rate: 5 for `5/1 Adjustable Rate`. */
  introductoryYears: z.optional(z.number()),
  /**
   * A special feature of the payments, such as not repaying all principal or ending with one large
   * payment.
   */
  feature: z.optional(
    z.enum(['negative-amortization', 'interest-only', 'step-payment', 'balloon', 'seasonal']),
  ),
});

/** A column of the Projected Payments table on page 1. */
export const PaymentColumn = z.strictObject({
  /** The first and the last year of the column. The first year of the loan is 1. */
  fromYear: z.int().check(z.positive()),
  toYear: z.int().check(z.positive()),
  principalAndInterest: z.optional(AmountRange),
  /** Zero if the column prints a dash. */
  mortgageInsurance: z.optional(AmountRange),
  /** Property taxes and insurance that the lender collects. Zero if the column prints a dash. */
  escrow: z.optional(AmountRange),
  total: z.optional(AmountRange),
});

export type PaymentColumn = z.infer<typeof PaymentColumn>;

/** Page 1 of the form: H-24(A) of 12 CFR 1026, appendix H. */
const pageOne = {
  dateIssued: z.optional(Day),
  /** The sale price, or the amount that the form prints instead if there is no seller. */
  salePrice: z.optional(Amount),
  /**
   * The meaning of {@link salePrice}. The form has a different label for a transaction without a
   * seller.
   */
  priceKind: z.optional(z.enum(['sale-price', 'appraised-value', 'estimated-value'])),
  termMonths: z.optional(z.int().check(z.positive())),
  purpose: z.optional(FormPurpose),
  product: z.optional(FormProduct),
  loanType: z.optional(FormLoanType),
  rateLocked: z.optional(z.boolean()),
  /** The last day of a rate lock. */
  rateLockedUntil: z.optional(Day),
  /** The day on which the estimated closing costs expire. */
  costsExpire: z.optional(Day),
  loanAmount: z.optional(Amount),
  rate: z.optional(Percent),
  /** Whether the rate can increase after closing, from Loan Terms. */
  rateCanIncrease: z.optional(z.boolean()),
  /** Monthly principal and interest from Loan Terms, in dollars with cents. */
  principalAndInterest: z.optional(Amount),
  prepaymentPenalty: z.optional(z.boolean()),
  balloonPayment: z.optional(z.boolean()),
  /**
   * The three amounts in the first column of Projected Payments, in dollars a month. Undefined if
   * the column prints a range.
   */
  mortgageInsurance: z.optional(Amount),
  escrow: z.optional(Amount),
  totalPayment: z.optional(Amount),
  /** All columns of Projected Payments in order, including the first one. */
  payments: z.optional(z.array(PaymentColumn)),
  /**
   * Estimated taxes, insurance and assessments, in dollars a month. Some of them may be outside
   * escrow.
   */
  taxesAndInsurance: z.optional(Amount),
  propertyTaxesInEscrow: z.optional(z.boolean()),
  homeownersInsuranceInEscrow: z.optional(z.boolean()),
  /** Costs at Closing. Page 1 repeats three totals from page 2. */
  closingCostsOnPageOne: z.optional(Amount),
  loanCostsOnPageOne: z.optional(Amount),
  otherCostsOnPageOne: z.optional(Amount),
  lenderCreditsOnPageOne: z.optional(Amount),
  cashToCloseOnPageOne: z.optional(SignedAmount),
};

/**
 * The amounts on page 2. An amount that can only lower the cash to close is a positive number here.
 */
const pageTwo = {
  /** Sections A to J of the form. */
  originationCharges: z.optional(Amount),
  servicesYouCannotShopFor: z.optional(Amount),
  servicesYouCanShopFor: z.optional(Amount),
  totalLoanCosts: z.optional(Amount),
  taxesAndGovernmentFees: z.optional(Amount),
  prepaids: z.optional(Amount),
  initialEscrow: z.optional(Amount),
  otherCosts: z.optional(Amount),
  totalOtherCosts: z.optional(Amount),
  totalClosingCosts: z.optional(Amount),
  /** The first line of section J, which equals D + I. */
  loanAndOtherCosts: z.optional(Amount),
  lenderCredits: z.optional(Amount),
  /** Discount points in section A, in dollars. */
  points: z.optional(Amount),
  /** An FHA premium, VA funding fee or guarantee fee that page 2 lists, in dollars. */
  upfrontFee: z.optional(Amount),
  /**
   * Calculating Cash to Close. The formula starts with J, subtracts the financed costs and adds the
   * down payment. It then subtracts the deposit, the funds for the borrower and the seller credits,
   * and adds the adjustments.
   */
  closingCostsFinanced: z.optional(Amount),
  downPayment: z.optional(Amount),
  deposit: z.optional(Amount),
  fundsForBorrower: z.optional(Amount),
  sellerCredits: z.optional(Amount),
  /** Usually includes assistance such as a second loan or a grant. Negative for a credit. */
  adjustmentsAndOtherCredits: z.optional(SignedAmount),
  /** A transaction without a seller has this line instead of the five lines above: H-24(G). */
  payoffs: z.optional(Amount),
  /** Negative if the buyer gets cash back. */
  cashToClose: z.optional(SignedAmount),
};

/** Page 3, Comparisons. */
const pageThree = {
  /**
   * The total of principal, interest, mortgage insurance and loan costs paid in the first five
   * years, in dollars.
   */
  paidInFiveYears: z.optional(Amount),
  principalPaidInFiveYears: z.optional(Amount),
  apr: z.optional(Percent),
  /** Total interest percentage. */
  tip: z.optional(Percent),
};

/**
 * The figures on a Loan Estimate. A field is undefined if its figure was not found. We never guess
 * a figure or calculate it from others. Names, street addresses and loan numbers are not included.
 *
 * @see 12 CFR 1026.37 and forms H-24(A) to (G) in appendix H to part 1026
 */
export const LoanEstimate = z.strictObject({ ...pageOne, ...pageTwo, ...pageThree });
export type LoanEstimate = z.infer<typeof LoanEstimate>;
