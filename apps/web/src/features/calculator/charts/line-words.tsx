import { type PaymentComparison, type PaymentsInYear, YEARLY_GROWTH } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money, percent } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { paymentLineText as text } from '@/lib/texts.ts';

interface Given {
  readonly years: readonly PaymentsInYear[];
  readonly comparison: Pick<PaymentComparison, 'isQualified' | 'years' | 'totalSavings'>;
}

const bold = { b: (part: ReactNode) => <strong className="tabular">{part}</strong> };

/** What the line shows, in words: how much less at first, and by how much the payment then rises. */
export function LineWords({ years, comparison }: Given) {
  const rise = riseOf(years, comparison);
  const growth = percent(YEARLY_GROWTH * 100);
  if (!rise) return text.risesOnly({ growth });
  const { totalSavings, years: length } = comparison;
  return (
    <>
      <RichText text={text.less({ less: money(totalSavings), years: length })} parts={bold} />{' '}
      <RichText text={text.rises({ ...rise, growth })} parts={bold} />
    </>
  );
}

/** The same in one line, for the closed drawing on a phone. */
export function LineNote({ years, comparison }: Given) {
  const rise = riseOf(years, comparison);
  return rise ? (
    <RichText text={text.risesShort(rise)} parts={bold} />
  ) : (
    <LineWords years={years} comparison={comparison} />
  );
}

/** The year after the program, with how much more it costs a month. Null without lowering. */
function riseOf(years: Given['years'], { isQualified, years: length }: Given['comparison']) {
  const [first, after] = [years[0], years[length]];
  if (!isQualified || !first || !after) return null;
  return { rise: money(after.payment - first.payment), year: length + 1 };
}
