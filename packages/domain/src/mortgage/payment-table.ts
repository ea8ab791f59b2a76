import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { ProductChoice } from './product.ts';

/** The years that the table looks ahead. */
const PROJECTION_YEARS = 7;

/** One year of the two ways to pay, side by side. Dollars, not rounded. */
export interface PaymentYear {
  /** Counted from 1. */
  readonly year: number;
  /** The lowered payment: dollars a month. */
  readonly monthlyPayment: number;
  /** What was saved since the start, until the end of this year. */
  readonly totalSavings: number;
}

export interface PaymentPlan {
  readonly facts: PricingFacts;
  /** Principal and interest of the first loan, dollars a month. */
  readonly principalAndInterest: number;
  readonly choice: ProductChoice;
  /** How long the payment is lowered. */
  readonly years: number;
}

/** The traditional payment of a year: dollars a month. */
export function traditionalPayment(plan: PaymentPlan, year: number): number {
  return plan.principalAndInterest + taxesAndInsurance(plan.facts, year) / 12;
}

/**
 * The payment of a year where it is lowered at first: dollars a month. After the length the buyer
 * pays taxes and insurance again, and goes on paying a second loan that is being amortized.
 */
export function loweredPayment(plan: PaymentPlan, year: number): number {
  const { choice, principalAndInterest, years } = plan;
  if (year <= years) return principalAndInterest + choice.value;
  const stillPaid = choice.product === 'Amortization' ? choice.value : 0;
  return traditionalPayment(plan, year) + stillPaid;
}

/** Years 1 to 7. */
export function paymentTable(plan: PaymentPlan): readonly PaymentYear[] {
  let totalSavings = 0;
  return Array.from({ length: PROJECTION_YEARS }, (_, index) => {
    const year = index + 1;
    const monthlyPayment = loweredPayment(plan, year);
    totalSavings += 12 * (traditionalPayment(plan, year) - monthlyPayment);
    return { year, monthlyPayment, totalSavings };
  });
}
