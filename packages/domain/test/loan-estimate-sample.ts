import type { ExpectedLoan } from '../src/loan-estimate/expected-loan.ts';
import { LoanEstimate } from '../src/loan-estimate/loan-estimate.ts';

/**
 * The loan on form H-24(B), the regulation's own sample of a fixed-rate loan: a price of $180,000,
 * 30 years at 3.875% and mortgage insurance for seven years.
 *
 * @see 12 CFR Part 1026, Appendix H, form H-24(B)
 */
export const officialSample: LoanEstimate = LoanEstimate.parse({
  dateIssued: '2013-02-15',
  costsExpire: '2013-03-04',
  salePrice: 180_000,
  priceKind: 'sale-price',
  termMonths: 360,
  purpose: 'purchase',
  product: { rate: 'fixed' },
  loanType: 'conventional',
  rateLocked: false,
  loanAmount: 162_000,
  rate: 3.875,
  rateCanIncrease: false,
  principalAndInterest: 761.78,
  prepaymentPenalty: true,
  balloonPayment: false,
  mortgageInsurance: 82,
  escrow: 206,
  totalPayment: 1_050,
  payments: [
    {
      fromYear: 1,
      toYear: 7,
      principalAndInterest: { min: 761.78, max: 761.78 },
      mortgageInsurance: { min: 82, max: 82 },
      escrow: { min: 206, max: 206 },
      total: { min: 1_050, max: 1_050 },
    },
    {
      fromYear: 8,
      toYear: 30,
      principalAndInterest: { min: 761.78, max: 761.78 },
      mortgageInsurance: { min: 0, max: 0 },
      escrow: { min: 206, max: 206 },
      total: { min: 968, max: 968 },
    },
  ],
  taxesAndInsurance: 206,
  propertyTaxesInEscrow: true,
  homeownersInsuranceInEscrow: true,
  closingCostsOnPageOne: 8_054,
  loanCostsOnPageOne: 5_672,
  otherCostsOnPageOne: 2_382,
  lenderCreditsOnPageOne: 0,
  cashToCloseOnPageOne: 16_054,
  originationCharges: 1_802,
  servicesYouCannotShopFor: 672,
  servicesYouCanShopFor: 3_198,
  totalLoanCosts: 5_672,
  taxesAndGovernmentFees: 85,
  prepaids: 867,
  initialEscrow: 413,
  otherCosts: 1_017,
  totalOtherCosts: 2_382,
  totalClosingCosts: 8_054,
  loanAndOtherCosts: 8_054,
  lenderCredits: 0,
  points: 405,
  closingCostsFinanced: 0,
  downPayment: 18_000,
  deposit: 10_000,
  fundsForBorrower: 0,
  sellerCredits: 0,
  adjustmentsAndOtherCredits: 0,
  cashToClose: 16_054,
  paidInFiveYears: 56_582,
  principalPaidInFiveYears: 15_773,
  apr: 4.274,
  tip: 69.45,
});

/**
 * Returns the sample with some fields changed. An undefined field means that the figure was not
 * found on the form.
 */
export function paperWith(changes: Partial<LoanEstimate>): LoanEstimate {
  return { ...officialSample, ...changes };
}

/** The loan from a quote that matches the sample. */
export const expectedOfSample: ExpectedLoan = {
  homePrice: 180_000,
  loanType: 'Conventional',
  months: 360,
  rate: 3.875,
  baseLoan: 162_000,
  loan: 162_000,
  lenderCharges: 1_802,
  areChargesAssumed: false,
  help: 0,
  programs: [],
  creditScore: 'fair',
  homeType: 'single-family',
  taxesAndInsurance: (206 * 12) / 180_000,
  dues: null,
  paysOutside: false,
};
