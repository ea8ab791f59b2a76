import { type PaymentComparison, type PaymentsInYear, YEARLY_GROWTH } from '@latchkey/domain';
import { money, percent } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { paymentLineText as text } from '@/lib/texts.ts';

/** What the line shows, in words: how much less at first, and by how much the payment then rises. */
export function LineWords({
  years,
  comparison: { isQualified, years: length, totalSavings },
}: {
  years: readonly PaymentsInYear[];
  comparison: Pick<PaymentComparison, 'isQualified' | 'years' | 'totalSavings'>;
}) {
  const growth = percent(YEARLY_GROWTH * 100);
  const [first, after] = [years[0], years[length]];
  if (!isQualified || !first || !after) {
    return <p className="mt-3 text-sm text-ink-soft">{text.risesOnly({ growth })}</p>;
  }
  const rise = money(after.payment - first.payment);
  const words = `${text.less({ less: money(totalSavings), years: length })} ${text.rises({ rise, year: length + 1, growth })}`;
  return (
    <p className="mt-3 text-sm">
      <RichText text={words} parts={{ b: (part) => <strong className="tabular">{part}</strong> }} />
    </p>
  );
}
