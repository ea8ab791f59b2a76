import { type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import { Percent } from '../units.ts';
import { chooseProduct, type Product } from './product.ts';
import type { LoweredFacts } from './program-length.ts';
import { type SecondLoan, secondLoanOf } from './second-loan.ts';
import {
  type Counted,
  type Month,
  monthOfYear,
  type PlanFacts,
  shownPayment,
  timeline,
} from './timeline.ts';
import { type Waiting, waitingOf } from './waiting.ts';

/** A payment plan for the home, with the figures for every month. */
export interface Plan {
  readonly months: readonly Month[];
  /** The payment in the first month, as the specification defines it, in dollars. */
  readonly payment: number;
}

/** A year in the table. Amounts are in dollars, not rounded. */
export interface PaymentYear {
  /** Number of the year, starting at 1. */
  readonly year: number;
  /** Payment in the first month of the year. */
  readonly monthlyPayment: number;
  /** Total savings from the start through the end of this year. */
  readonly totalSavings: number;
}

/** The plan with the lowered payment. Amounts are in dollars, not rounded. */
export interface LoweredPlan extends Plan {
  readonly length: ProgramLength;
  readonly years: 3 | 5 | 7;
  readonly product: Product;
  /**
   * The monthly cost of the product while the lowered payment lasts, in addition to principal and
   * interest.
   */
  readonly monthlyAmount: number;
  /**
   * The loan that pays taxes and insurance. Its balance when the lowered payment ends does not
   * include interest.
   */
  readonly secondLoan: SecondLoan;
  /**
   * The payment after the lowered payment ends, without the payments that repay the line of credit.
   */
  readonly paymentAfter: number;
  /** The traditional payment minus the lowered payment, in dollars a month. */
  readonly saved: number;
  /** `saved` as a percentage of the traditional payment. 0 if that payment is 0. */
  readonly percentSaved: Percent;
  /** The payments and savings in years 1 to 7. */
  readonly table: readonly PaymentYear[];
  /** Total savings from the start until the lowered payment ends. */
  readonly totalSavings: number;
  /** Whether total savings fall later in the table, because a second loan is still being repaid. */
  readonly savingsShrinkLater: boolean;
  /** The cost of paying taxes and insurance later. */
  readonly waiting: Waiting;
}

/** The traditional plan, which is compared with the lowered payment. */
interface Traditional extends Plan {
  readonly plan: PlanFacts;
  readonly extras: Counted;
}

/** Calculates the plan with the lowered payment for one program length. */
export function loweredPlan(
  facts: LoweredFacts,
  length: ProgramLength,
  { plan, extras, ...traditional }: Traditional,
): LoweredPlan {
  const choice = chooseProduct(facts, length);
  const { product } = choice;
  const years = yearsOfLength[length];
  const secondLoan = secondLoanOf(facts, length, product);
  const lowered = { facts, choice, years, secondLoan };
  const months = timeline({ ...plan, lowered });
  const shown = (year: number) => shownPayment(monthOfYear(months, year), extras);
  const payment = shown(1);
  const saved = traditional.payment - payment;
  const table = tableOf(months, traditional.months, extras);
  const totalSavings = table[years - 1]?.totalSavings ?? 0;
  return {
    months,
    payment,
    length,
    years,
    product,
    monthlyAmount: choice.value,
    secondLoan,
    paymentAfter: shown(years + 1),
    saved,
    percentSaved: percentOf(saved, traditional.payment),
    table,
    totalSavings,
    savingsShrinkLater: (table.at(-1)?.totalSavings ?? 0) < totalSavings,
    waiting: waitingOf(lowered, months),
  };
}

/** Number of years that the table shows. */
const TABLE_YEARS = 7;

/** Returns the payments and savings in years 1 to 7, compared with the traditional payment. */
export function tableOf(
  months: readonly Month[],
  traditional: readonly Month[],
  extras: Counted,
): readonly PaymentYear[] {
  let totalSavings = 0;
  return Array.from({ length: TABLE_YEARS }, (_, index) => {
    const year = index + 1;
    const monthlyPayment = shownPayment(monthOfYear(months, year), extras);
    totalSavings += 12 * (shownPayment(monthOfYear(traditional, year), extras) - monthlyPayment);
    return { year, monthlyPayment, totalSavings };
  });
}

/** Returns a part as a percentage of the whole. 0 if the whole is 0. */
export function percentOf(part: number, whole: number): Percent {
  return Percent.parse(whole === 0 ? 0 : (part / whole) * 100);
}
