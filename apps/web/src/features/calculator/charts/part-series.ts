import type { PaymentComparison, PaymentParts } from '@latchkey/domain';
import { chartsText as text } from '@/lib/texts.ts';

/** One part of the payments, for the chart, its legend and its table. */
export interface PartSeries {
  readonly key: keyof PaymentParts | 'saved';
  readonly label: string;
  /** A color from the style sheet. */
  readonly color: string;
  /** Dollars a month. */
  readonly lowered: number;
  readonly traditional: number;
}

/** The parts of both payments, in bar order. Leaves out parts that neither payment has. */
export function partSeries(
  { lowered, traditional }: { lowered: PaymentParts; traditional: PaymentParts },
  { amountSaved, secondLoan }: Pick<PaymentComparison, 'amountSaved' | 'secondLoan'>,
): PartSeries[] {
  const part = (key: keyof PaymentParts, label: string, color: string): PartSeries => ({
    key,
    label,
    color: `var(--${color})`,
    lowered: lowered[key],
    traditional: traditional[key],
  });
  const isLine = secondLoan.product === 'Line of Credit';
  const parts = [
    part('loan', text.loan(), 'brand'),
    part('secondLoan', isLine ? text.lineOfCredit() : text.secondLoan(), 'owed'),
    part('taxesAndInsurance', text.taxesAndInsurance(), 'taxes'),
    part('added', text.added(), 'ink'),
    {
      key: 'saved' as const,
      label: text.saved(),
      color: 'var(--brand)',
      lowered: Math.max(0, amountSaved),
      traditional: 0,
    },
  ];
  return parts.filter((each) => each.lowered + each.traditional > 0);
}
