import { type AppliedAssistance, totalAssistance } from '../assistance/combined-assistance.ts';
import type { AssistancePayment } from '../assistance/payment.ts';
import { costTables } from '../costs/cost-tables.generated.ts';
import type { Extras } from '../loan/extras.ts';
import { type LoanType, loanTypeOfScore } from '../loan/loan-type.ts';
import { type ProgramLength, yearsOfLength } from '../loan/lowering.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { Percent } from '../units.ts';
import { additionalDownPayment } from './additional-down-payment.ts';
import { type FirstLoan, firstLoanOf } from './first-loan.ts';
import { chooseProduct, type Product } from './product.ts';
import { chooseLength, type LoweredFacts, loweredFacts } from './program-length.ts';
import { type SecondLoan, secondLoanOf } from './second-loan.ts';
import { type Month, monthOfYear, type PlanFacts, shownPayment, timeline } from './timeline.ts';
import { type Waiting, waitingOf } from './waiting.ts';

/** What is paid toward the price before the loan. Dollars, not rounded. */
export interface DownPayment {
  /** Down payment help toward the price. */
  readonly assistance: number;
  /** The buyer's own money plus assistance, at most the price. */
  readonly total: number;
  /** `total` as a percentage of the price. 0 if that is 0. */
  readonly percent: Percent;
}

/** A way to pay for the home, month by month. */
export interface Plan {
  readonly months: readonly Month[];
  /** The payment of the first month as the specification shows it, in dollars. */
  readonly payment: number;
}

/** One year of the table. Dollars, not rounded. */
export interface PaymentYear {
  /** Counted from 1. */
  readonly year: number;
  /** Payment in the first month of the year. */
  readonly monthlyPayment: number;
  /** Savings from the start to the end of this year. */
  readonly totalSavings: number;
}

/** The lowered payment. Dollars, not rounded. */
export interface LoweredPlan extends Plan {
  readonly length: ProgramLength;
  readonly years: 3 | 5 | 7;
  readonly product: Product;
  /** The product's monthly cost during the program length, on top of principal and interest. */
  readonly monthlyAmount: number;
  /** What pays taxes and insurance, and its balance at the end of the length before interest. */
  readonly secondLoan: SecondLoan;
  /** The payment after the length, without what repays the line of credit. */
  readonly paymentAfter: number;
  /** The traditional payment minus this one, dollars a month. */
  readonly saved: number;
  /** `saved` as a percentage of the traditional payment. 0 if that is 0. */
  readonly percentSaved: Percent;
  /** Years 1 to 7. */
  readonly table: readonly PaymentYear[];
  /** Savings from the start to the end of the length. */
  readonly totalSavings: number;
  /** Whether savings shrink later in the table, because a second loan is still being repaid. */
  readonly savingsShrinkLater: boolean;
  /** What it costs to pay taxes and insurance later. */
  readonly waiting: Waiting;
}

/** Whether the buyer can have the lowered payment. */
export type LoweringChoice =
  /** The site offers none, or none of its lengths is possible at the price. */
  | { readonly kind: 'not-offered' }
  | {
      readonly kind: 'not-qualified';
      /** The length that needs the least, as if the buyer qualified. */
      readonly plan: LoweredPlan;
      /** What the total down payment lacks, in dollars. */
      readonly shortfall: number;
      /**
       * The increase in the buyer's own down payment that closes the gap, in dollars. More than
       * `shortfall` if assistance shrinks with the loan.
       */
      readonly additionalDownPayment: number;
    }
  | { readonly kind: 'qualified'; readonly plan: LoweredPlan };

/** The traditional payment and the lowered one. */
export interface PaymentComparison {
  readonly down: DownPayment;
  readonly firstLoan: FirstLoan;
  readonly traditional: Plan;
  readonly lowering: LoweringChoice;
}

/** What a comparison depends on besides the pricing facts. */
export interface ComparedWith {
  /** The programs whose help is applied. */
  readonly applied: AppliedAssistance;
  /** The payment on each program's help. */
  readonly assistance?: readonly AssistancePayment[];
  readonly extras: Extras;
  /** Type of the first loan. By default the one that the credit score decides. */
  readonly loanType?: LoanType;
}

/** Compares the traditional payment with the monthly payment lowering program. */
export function comparePayments(
  facts: PricingFacts,
  { applied, assistance = [], extras, loanType }: ComparedWith,
): PaymentComparison {
  const down = downPaymentOf(facts, applied);
  const type = loanType ?? loanTypeOfScore(facts.creditScore);
  const firstLoan = firstLoanOf(facts, facts.homePrice - down.total, type, extras, costTables);
  const plan: PlanFacts = { facts, firstLoan, lowered: null, extras, assistance };
  const months = timeline(plan);
  const traditional = { months, payment: shownPayment(monthOfYear(months, 1), extras) };

  const lowered = loweredFacts(facts);
  const choice = lowered && chooseLength(lowered, down.total);
  if (lowered === null || choice === null) {
    return { down, firstLoan, traditional, lowering: { kind: 'not-offered' } };
  }
  const { length, needed, isQualified } = choice;
  const chosen = loweredPlan(lowered, length, { plan, traditional, extras });
  const lowering: LoweringChoice = isQualified
    ? { kind: 'qualified', plan: chosen }
    : {
        kind: 'not-qualified',
        plan: chosen,
        shortfall: needed - down.total,
        additionalDownPayment: additionalDownPayment(needed, facts, applied),
      };
  return { down, firstLoan, traditional, lowering };
}

/** What the buyer and the applied programs pay toward the price. */
export function downPaymentOf(facts: PricingFacts, applied: AppliedAssistance): DownPayment {
  const assistance = totalAssistance(applied, facts);
  const total = Math.min(facts.homePrice, facts.downPayment + assistance);
  return { assistance, total, percent: percentOf(total, facts.homePrice) };
}

interface Beside {
  readonly plan: PlanFacts;
  readonly traditional: Plan;
  readonly extras: Extras;
}

function loweredPlan(
  facts: LoweredFacts,
  length: ProgramLength,
  { plan, traditional, extras }: Beside,
): LoweredPlan {
  const choice = chooseProduct(facts, length);
  const { product } = choice;
  const years = yearsOfLength[length];
  const secondLoan = secondLoanOf(facts, length, product);
  const months = timeline({ ...plan, lowered: { facts, choice, years, secondLoan } });
  const shown = (year: number) => shownPayment(monthOfYear(months, year), extras);
  const payment = shown(1);
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
    saved: traditional.payment - payment,
    percentSaved: percentOf(traditional.payment - payment, traditional.payment),
    table,
    totalSavings,
    savingsShrinkLater: (table.at(-1)?.totalSavings ?? 0) < totalSavings,
    waiting: waitingOf({ facts, product, years, secondLoan, months }),
  };
}

/** Number of years in the table. */
const TABLE_YEARS = 7;

/** The payment and the savings of years 1 to 7. */
function tableOf(
  months: readonly Month[],
  traditional: readonly Month[],
  extras: Pick<Extras, 'mortgageInsurance'>,
): readonly PaymentYear[] {
  let totalSavings = 0;
  return Array.from({ length: TABLE_YEARS }, (_, index) => {
    const year = index + 1;
    const monthlyPayment = shownPayment(monthOfYear(months, year), extras);
    totalSavings += 12 * (shownPayment(monthOfYear(traditional, year), extras) - monthlyPayment);
    return { year, monthlyPayment, totalSavings };
  });
}

/** The table of the plan that a page shows: the lowered one, or the traditional one without it. */
export function savingsTable(
  comparison: PaymentComparison,
  extras: Pick<Extras, 'mortgageInsurance'>,
): readonly PaymentYear[] {
  const { months } = comparison.traditional;
  return loweredPlanOf(comparison)?.table ?? tableOf(months, months, extras);
}

/** The plan that the buyer has: the lowered payment if the buyer qualifies, else the traditional. */
export function currentPlan({ traditional, lowering }: PaymentComparison): Plan {
  return lowering.kind === 'qualified' ? lowering.plan : traditional;
}

/** The lowered plan, or the one that the buyer would have. Null if the site offers none. */
export function loweredPlanOf({
  lowering,
}: Pick<PaymentComparison, 'lowering'>): LoweredPlan | null {
  return lowering.kind === 'not-offered' ? null : lowering.plan;
}

function percentOf(part: number, whole: number): Percent {
  return Percent.parse(whole === 0 ? 0 : (part / whole) * 100);
}
