import type { AssistancePayment } from '../assistance/payment.ts';
import type { Extras } from '../loan/extras.ts';
import type { PricingFacts } from '../loan/pricing-facts.ts';
import { taxesAndInsurance } from '../loan/taxes-and-insurance.ts';
import type { PaymentComparison } from '../mortgage/compare-payments.ts';
import { addedInMonth, type ExtraCosts } from './extra-costs.ts';

/** A payment with everything that a lender counts. Dollars a month, not rounded. */
interface AllInPayment {
  /** Principal and interest on the first loan, without a financed premium. */
  readonly loan: number;
  /** Payment on the loan that pays taxes and insurance. */
  readonly secondLoan: number;
  /** Property tax and home insurance. 0 while another loan pays them. */
  readonly taxesAndInsurance: number;
  /** Null if insurance is required but no list has a rate. */
  readonly mortgageInsurance: number | null;
  /** Principal and interest on an up-front premium or fee that is added to the loan. */
  readonly financedPremium: number;
  readonly dues: number;
  /** Payment on the assistance. Null if the buyer has to ask the agency. */
  readonly assistance: number | null;
  /** Sum of the known parts. */
  readonly total: number;
  /** Whether every part is known. Otherwise the real payment is higher than `total`. */
  readonly isComplete: boolean;
}

/** Monthly costs that the lowered payment does not include. Dollars a month, not rounded. */
type LeftOut = Pick<
  AllInPayment,
  'taxesAndInsurance' | 'mortgageInsurance' | 'financedPremium' | 'dues' | 'assistance'
>;

export interface AllInPayments {
  /**
   * The lowered payment in year 1. Taxes and insurance are prepaid or borrowed, not free. The
   * traditional payment if the site offers no lowered one.
   */
  readonly lowered: AllInPayment;
  /** The payment in the first year after the program length. */
  readonly after: AllInPayment;
  /** The traditional payment in year 1, which a lender compares with the buyer's income. */
  readonly traditional: AllInPayment;
  /** What the specification's lowered payment leaves out in year 1. */
  readonly notInLowered: LeftOut;
}

/**
 * The extras that a lender counts: mortgage insurance even if the buyer's switch is off, and no
 * voluntary extra principal. Compute the {@link ExtraCosts} for {@link allInPayments} with them.
 */
export function lenderExtras(extras: Extras): Extras {
  return { ...extras, mortgageInsurance: true, extraPrincipal: 0 };
}

/**
 * Both payments with everything that a lender counts: principal, interest, taxes, insurance,
 * mortgage insurance, dues, and the payment on assistance. Each is that of the first month of its
 * year, because insurance can end during a year.
 *
 * @param comparison without extras
 * @param costs computed with {@link lenderExtras}
 * @param assistance the payment on each program's assistance
 * @see Fannie Mae Selling Guide B3-6-02, B3-6-03: monthly housing expense
 */
export function allInPayments(
  facts: PricingFacts,
  comparison: PaymentComparison,
  costs: Pick<ExtraCosts, 'firstLoan' | 'insurance'>,
  extras: Extras,
  assistance: readonly AssistancePayment[],
): AllInPayments {
  const { isOffered, principalAndInterest, iAndTPayment, secondLoan, years } = comparison;
  const inYear = (
    year: number,
    parts: Pick<AllInPayment, 'secondLoan' | 'taxesAndInsurance'>,
  ): AllInPayment => {
    const added = addedInMonth(costs, lenderExtras(extras), (year - 1) * 12 + 1);
    return withTotal({
      loan: principalAndInterest,
      ...parts,
      mortgageInsurance: added.insurance,
      financedPremium: added.financedPremium,
      dues: added.dues,
      assistance: sumOrNull(assistance.map((payment) => assistanceInYear(payment, year))),
    });
  };

  const stillPaid = secondLoan.product === 'Amortization' ? iAndTPayment : 0;
  const monthly = (year: number) => taxesAndInsurance(facts, year) / 12;
  const traditional = inYear(1, { secondLoan: 0, taxesAndInsurance: monthly(1) });
  return {
    lowered: isOffered
      ? inYear(1, { secondLoan: iAndTPayment, taxesAndInsurance: 0 })
      : traditional,
    after: inYear(years + 1, {
      secondLoan: stillPaid,
      taxesAndInsurance: monthly(years + 1),
    }),
    traditional,
    notInLowered: {
      taxesAndInsurance: traditional.taxesAndInsurance,
      mortgageInsurance: traditional.mortgageInsurance,
      financedPremium: traditional.financedPremium,
      dues: traditional.dues,
      assistance: traditional.assistance,
    },
  };
}

function assistanceInYear(payment: AssistancePayment, year: number): number | null {
  switch (payment.kind) {
    case 'none':
      return 0;
    case 'monthly':
      return year <= payment.loan.years ? payment.monthly : 0;
    case 'unknown':
      return null;
  }
}

/** Null if one of the amounts is. */
function sumOrNull(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

function withTotal(parts: Omit<AllInPayment, 'total' | 'isComplete'>): AllInPayment {
  const { mortgageInsurance, assistance } = parts;
  return {
    ...parts,
    total:
      parts.loan +
      parts.secondLoan +
      parts.taxesAndInsurance +
      (mortgageInsurance ?? 0) +
      parts.financedPremium +
      parts.dues +
      (assistance ?? 0),
    isComplete: mortgageInsurance !== null && assistance !== null,
  };
}
