import { type AssistanceCap, assistance } from '../assistance/assistance.ts';
import { levelPayment } from '../loan/level-payment.ts';
import { type LoanType, loanType } from '../loan/loan-type.ts';
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
} from './payment-table.ts';
import { chooseProduct, type Product } from './product.ts';
import { chooseLength, type ProgramLength, yearsOfLength } from './program-length.ts';
import { type SecondLoan, secondLoanOf } from './second-loan.ts';

/**
 * The lowered payment beside the traditional one. Money is dollars, a payment dollars a month;
 * nothing is rounded. Where the buyer does not qualify, the figures are those of `programLength`,
 * the length that is nearest: what would be.
 */
export interface PaymentComparison {
  readonly isQualified: boolean;
  readonly programLength: ProgramLength;
  /** The years of `programLength`. */
  readonly years: 3 | 5 | 7;
  /** What the total down payment lacks; 0 where the buyer qualifies. */
  readonly amountToQualify: number;
  /** What the buyer's own down payment must rise by; more than `amountToQualify` where help shrinks. */
  readonly increaseDownPayment: number;
  /** None where the buyer does not qualify; `secondLoan.product` then says which it would be. */
  readonly product: Product | null;
  /** What the product adds to principal and interest a month while the length lasts. */
  readonly iAndTPayment: number;
  readonly ITMOMortgagePayment: number;
  readonly traditionalMortgagePayment: number;
  readonly amountSaved: number;
  /** `amountSaved` of the traditional payment; 0 where that is 0. */
  readonly percentSaved: Percent;
  /** Saved from the start until the end of the length. */
  readonly totalSavings: number;
  /** The help that is applied. */
  readonly assistanceDowpayment: number;
  /** The buyer's own money and the help, at most the price. */
  readonly totalDownPayment: number;
  /** `totalDownPayment` of the price; 0 where that is 0. */
  readonly totalDownPaymentPercent: Percent;
  /** The first loan. 0: no loan is needed. */
  readonly loanAmount: number;
  readonly loanType: LoanType;
  /** Of the first loan, a month. */
  readonly principalAndInterest: number;
  /** Years 1 to 7. */
  readonly table: readonly PaymentYear[];
  /** Whether the table ends lower than `totalSavings`: a second loan is still being paid then. */
  readonly savingsShrinkLater: boolean;
  /** The payment of the first year after the length. It grows with taxes and insurance. */
  readonly paymentAfter: number;
  /** What pays taxes and insurance meanwhile, and what is then owed on it. */
  readonly secondLoan: SecondLoan;
  /** Owed on the first loan when the length ends. */
  readonly firstLoanOwed: number;
  /** Taxes and insurance of the first year. */
  readonly dueAtClosing: number;
}

/**
 * Compares the payment that the monthly payment lowering program leaves with the traditional one.
 *
 * @param help the program whose help is applied, none where the buyer goes without
 */
export function comparePayments(
  facts: PricingFacts,
  help: AssistanceCap | null = null,
): PaymentComparison {
  const { homePrice, interest, term } = facts;
  const assistanceDowpayment = help === null ? 0 : assistance(help, facts);
  const totalDownPayment = Math.min(homePrice, facts.downPayment + assistanceDowpayment);
  const firstLoan = { principal: homePrice - totalDownPayment, interest, years: term };

  const { length, needed, isQualified } = chooseLength(facts, totalDownPayment);
  const choice = chooseProduct(facts, length);
  const years = yearsOfLength[length];
  const principalAndInterest = levelPayment(firstLoan);
  const plan = { facts, principalAndInterest, choice, years };

  const lowered = loweredPayment(plan, 1);
  const traditional = traditionalPayment(plan, 1);
  const table = paymentTable(plan);
  const totalSavings = table[years - 1]?.totalSavings ?? 0;

  return {
    isQualified,
    programLength: length,
    years,
    amountToQualify: Math.max(0, needed - totalDownPayment),
    increaseDownPayment: additionalDownPayment(needed, facts, help),
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
    loanType: loanType(facts.creditScore),
    principalAndInterest,
    table,
    savingsShrinkLater: (table.at(-1)?.totalSavings ?? 0) < totalSavings,
    paymentAfter: loweredPayment(plan, years + 1),
    secondLoan: secondLoanOf(facts, length, choice.product),
    firstLoanOwed: remainingBalance(firstLoan, years),
    dueAtClosing: taxesAndInsurance(facts, 1),
  };
}

function share(part: number, whole: number): Percent {
  return Percent.parse(whole === 0 ? 0 : (part / whole) * 100);
}
