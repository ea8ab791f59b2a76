import { type AppliedAssistance, totalAssistance } from '../assistance/combined-assistance.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { loanTypeOfScore, type ScoreLoanType } from '../loan/loan-type.ts';
import { type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { remainingBalance } from '../loan/remaining-balance.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import { Percent } from '../units.ts';
import { additionalDownPayment } from './additional-down-payment.ts';
import {
  loweredPayment,
  type PaymentYear,
  paymentTable,
  traditionalPayment,
  traditionalTable,
} from './payment-table.ts';
import { chooseProduct, type Product, type ProductChoice } from './product.ts';
import { chooseLength, loweredFacts } from './program-length.ts';
import { type SecondLoan, secondLoanOf } from './second-loan.ts';

/**
 * The lowered payment compared with the traditional one. Amounts are dollars and payments are
 * dollars a month, not rounded. If the buyer does not qualify, the figures describe the nearest
 * length, `programLength`, as if the buyer did. If the site offers no lowered payment, or none of
 * its lengths is possible at the price, the lowered payment is the traditional one: nothing is saved
 * and nothing is borrowed.
 */
export interface PaymentComparison {
  /** Whether the site offers a lowered payment at this price. */
  readonly isOffered: boolean;
  readonly isQualified: boolean;
  /** Null if {@link isOffered} is false. */
  readonly programLength: ProgramLength | null;
  /** Years of `programLength`. Without one, those of the table. */
  readonly years: 3 | 5 | 7;
  /** Shortfall of the total down payment. 0 if the buyer qualifies. */
  readonly amountToQualify: number;
  /**
   * Needed increase in the buyer's own down payment. Exceeds `amountToQualify` if assistance
   * shrinks with the loan.
   */
  readonly increaseDownPayment: number;
  /**
   * Null if the buyer does not qualify. In that case, `secondLoan.product` names the product that
   * would apply.
   */
  readonly product: Product | null;
  /** The product's monthly cost during the program length, on top of principal and interest. */
  readonly iAndTPayment: number;
  readonly ITMOMortgagePayment: number;
  readonly traditionalMortgagePayment: number;
  readonly amountSaved: number;
  /** `amountSaved` as a percentage of the traditional payment. 0 if that is 0. */
  readonly percentSaved: Percent;
  /** Savings from the start to the end of the program length. */
  readonly totalSavings: number;
  /** Assistance applied to the down payment. */
  readonly assistanceDowpayment: number;
  /** The buyer's own money plus assistance, at most the price. */
  readonly totalDownPayment: number;
  /** `totalDownPayment` as a percentage of the price. 0 if that is 0. */
  readonly totalDownPaymentPercent: Percent;
  /** Principal of the first loan. 0 means no loan is needed. */
  readonly loanAmount: number;
  /** The loan type that the credit score alone decides. An applied program may need another one. */
  readonly loanType: ScoreLoanType;
  /** Principal and interest on the first loan, in dollars a month. */
  readonly principalAndInterest: number;
  /** Years 1 to 7. */
  readonly table: readonly PaymentYear[];
  /**
   * Whether savings end below `totalSavings` at the end of the table, because a second loan is
   * still being repaid.
   */
  readonly savingsShrinkLater: boolean;
  /**
   * Payment in the first year after the program length. This payment then grows with taxes and
   * insurance.
   */
  readonly paymentAfter: number;
  /**
   * The loan that pays taxes and insurance during the program length, and its balance at the end.
   */
  readonly secondLoan: SecondLoan;
  /** Balance of the first loan at the end of the program length. */
  readonly firstLoanOwed: number;
  /** Taxes and insurance of year 1. */
  readonly dueAtClosing: number;
}

/** Compares the payment under the monthly payment lowering program with the traditional payment. */
export function comparePayments(
  facts: PricingFacts,
  applied: AppliedAssistance = null,
): PaymentComparison {
  const { homePrice, interest, term } = facts;
  const assistanceDowpayment = totalAssistance(applied, facts);
  const totalDownPayment = Math.min(homePrice, facts.downPayment + assistanceDowpayment);
  const firstLoan = { principal: homePrice - totalDownPayment, interest, years: term };

  const { length, needed, isQualified, choice, years, secondLoan } = loweringOf(
    facts,
    totalDownPayment,
  );
  const principalAndInterest = levelPayment(firstLoan);
  const plan = { facts, principalAndInterest, choice, years };

  const isOffered = length !== null;
  const lowered = isOffered ? loweredPayment(plan, 1) : traditionalPayment(plan, 1);
  const traditional = traditionalPayment(plan, 1);
  const table = isOffered ? paymentTable(plan) : traditionalTable(plan);
  const totalSavings = table[years - 1]?.totalSavings ?? 0;

  return {
    isOffered,
    isQualified,
    programLength: length,
    years,
    amountToQualify: Math.max(0, needed - totalDownPayment),
    increaseDownPayment: additionalDownPayment(needed, facts, applied),
    product: isQualified ? choice.product : null,
    iAndTPayment: choice.value,
    ITMOMortgagePayment: lowered,
    traditionalMortgagePayment: traditional,
    amountSaved: traditional - lowered,
    percentSaved: share(traditional - lowered, traditional),
    totalSavings,
    assistanceDowpayment,
    totalDownPayment,
    totalDownPaymentPercent: share(totalDownPayment, homePrice),
    loanAmount: firstLoan.principal,
    loanType: loanTypeOfScore(facts.creditScore),
    principalAndInterest,
    table,
    savingsShrinkLater: (table.at(-1)?.totalSavings ?? 0) < totalSavings,
    paymentAfter: loweredPayment(plan, years + 1),
    secondLoan,
    firstLoanOwed: remainingBalance(firstLoan, years),
    dueAtClosing: taxesAndInsurance(facts, 1),
  };
}

/** What the lowered payment is priced with. Without one, nothing is needed or borrowed. */
function loweringOf(facts: PricingFacts, totalDownPayment: number) {
  const lowered = loweredFacts(facts);
  const chosen = lowered && chooseLength(lowered, totalDownPayment);
  if (lowered === null || chosen === null) {
    const choice: ProductChoice = { product: 'Line of Credit', value: 0 };
    const secondLoan: SecondLoan = { product: choice.product, borrowed: 0, owed: 0 };
    return { length: null, needed: 0, isQualified: false, choice, years: 7, secondLoan } as const;
  }
  const choice = chooseProduct(lowered, chosen.length);
  return {
    ...chosen,
    choice,
    years: yearsOfLength[chosen.length],
    secondLoan: secondLoanOf(lowered, chosen.length, choice.product),
  };
}

function share(part: number, whole: number): Percent {
  return Percent.parse(whole === 0 ? 0 : (part / whole) * 100);
}
