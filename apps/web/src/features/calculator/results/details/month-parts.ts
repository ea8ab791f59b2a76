import type { AllInPayments, PaymentComparison } from '@latchkey/domain';
import { detailsText as text } from '@/lib/texts.ts';
import type { PartLook } from '../../charts/stacked-bar.tsx';

/** One part of a payment with everything that a lender counts. */
export interface MonthPart {
  readonly key: string;
  readonly label: string;
  readonly look: PartLook;
  /** Dollars a month. */
  readonly dollars: number;
}

/** A payment as a bar. */
export interface MonthBar {
  readonly key: 'lowered' | 'after' | 'traditional';
  readonly label: string;
  readonly total: number;
  readonly parts: readonly MonthPart[];
}

/**
 * The payments to compare. A buyer who does not qualify has the traditional one. What the lowered
 * payment leaves out is a striped part, so that both bars are about equally long.
 */
export function monthBars(
  allIn: AllInPayments,
  {
    isQualified,
    years,
    secondLoan,
  }: Pick<PaymentComparison, 'isQualified' | 'years' | 'secondLoan'>,
): readonly MonthBar[] {
  const isLine = secondLoan.product === 'Line of Credit';
  const { lowered, after, traditional } = allIn;
  const bars: readonly MonthBar[] = [
    {
      key: 'lowered',
      label: text.yearsLowered({ years }),
      ...bar(lowered, isLine, traditional.total),
    },
    { key: 'after', label: text.fromYear({ year: years + 1 }), ...bar(after, isLine) },
    {
      key: 'traditional',
      label: text.traditionalYear1(),
      ...bar(traditional, isLine),
    },
  ];
  return isQualified ? bars : bars.filter(({ key }) => key === 'traditional');
}

function bar(
  payment: AllInPayments['lowered'],
  isLine: boolean,
  upTo = 0,
): Pick<MonthBar, 'total' | 'parts'> {
  const { total } = payment;
  const part = (key: string, label: string, look: PartLook, dollars: number | null): MonthPart => ({
    key,
    label,
    look,
    dollars: dollars ?? 0,
  });
  const parts = [
    part('loan', text.loan(), 'loan', payment.loan),
    part('second', isLine ? text.lineOfCredit() : text.secondLoan(), 'second', payment.secondLoan),
    part('insurance', text.mortgageInsurance(), 'other', payment.mortgageInsurance),
    part('fee', text.upFrontFee(), 'fee', payment.financedPremium),
    part('dues', text.dues(), 'dues', payment.dues),
    part('help', text.help(), 'help', payment.assistance),
    part('taxes', text.taxesAndInsurance(), 'taxes', payment.taxesAndInsurance),
    part('moved', text.movedToLater(), 'moved', upTo - total),
  ];
  return { total, parts: parts.filter(({ dollars }) => dollars > 0) };
}

/** Every part that a bar has, once, with its amount in year 1 if it has one then. */
export function monthLegend(bars: readonly MonthBar[]): readonly MonthPart[] {
  const inYear1 = bars.filter(({ key }) => key !== 'after');
  const parts = [...inYear1, ...bars].flatMap((each) => each.parts);
  return parts.filter(({ key }, index) => parts.findIndex((each) => each.key === key) === index);
}
