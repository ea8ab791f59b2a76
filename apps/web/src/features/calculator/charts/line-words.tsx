import { type PaymentComparison, type PaymentsInYear, YEARLY_GROWTH } from '@latchkey/domain';
import type { ReactNode } from 'react';
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
    return text.risesOnly({ growth });
  }
  const rise = money(after.payment - first.payment);
  const bold = { b: (part: ReactNode) => <strong className="tabular">{part}</strong> };
  return (
    <>
      <span className="max-sm:hidden">
        <RichText
          text={text.less({ less: money(totalSavings), years: length })}
          parts={bold}
        />{' '}
      </span>
      <RichText text={text.rises({ rise, year: length + 1, growth })} parts={bold} />
    </>
  );
}
