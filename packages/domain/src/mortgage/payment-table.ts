import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { ProductChoice } from './product.ts';

/** Number of years in the table. */
const PROJECTION_YEARS = 7;

/** One year of the comparison. Dollars, not rounded. */
export interface PaymentYear {
  /** Counted from 1. */
  readonly year: number;
  /** Lowered payment, dollars a month. */
  readonly monthlyPayment: number;
  /** Savings from the start to the end of this year. */
  readonly totalSavings: number;
}

export interface PaymentPlan {
  readonly facts: PricingFacts;
  /** Principal and interest on the first loan, in dollars a month. */
  readonly principalAndInterest: number;
  readonly choice: ProductChoice;
  /** Number of years with a lowered payment. */
  readonly years: number;
}

/** Traditional payment in a year, in dollars a month. */
export function traditionalPayment(plan: PaymentPlan, year: number): number {
  return plan.principalAndInterest + taxesAndInsurance(plan.facts, year) / 12;
}

/**
 * Payment under the program in a year, in dollars a month. After the program length the buyer pays
 * taxes and insurance again, and continues to repay an amortized second loan.
 */
export function loweredPayment(plan: PaymentPlan, year: number): number {
  const { choice, principalAndInterest, years } = plan;
  if (year <= years) return principalAndInterest + choice.value;
  const stillPaid = choice.product === 'Amortization' ? choice.value : 0;
  return traditionalPayment(plan, year) + stillPaid;
}

/** Years 1 to 7. */
export function paymentTable(plan: PaymentPlan): readonly PaymentYear[] {
  return tableOf(plan, loweredPayment);
}

/** Years 1 to 7 with the traditional payment, which saves nothing. */
export function traditionalTable(plan: PaymentPlan): readonly PaymentYear[] {
  return tableOf(plan, traditionalPayment);
}

function tableOf(plan: PaymentPlan, paid: typeof loweredPayment): readonly PaymentYear[] {
  let totalSavings = 0;
  return Array.from({ length: PROJECTION_YEARS }, (_, index) => {
    const year = index + 1;
    const monthlyPayment = paid(plan, year);
    totalSavings += 12 * (traditionalPayment(plan, year) - monthlyPayment);
    return { year, monthlyPayment, totalSavings };
  });
}
