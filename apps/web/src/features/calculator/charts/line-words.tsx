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

/** The figures of the chosen year, which are also the chart's legend. */
export function LineReadout({
  shown: { year, payment, traditional, owed },
  comparison: { isQualified, secondLoan },
}: {
  shown: PaymentsInYear;
  comparison: Pick<PaymentComparison, 'isQualified' | 'secondLoan'>;
}) {
  const isLine = secondLoan.product === 'Line of Credit';
  return (
    <dl className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1">
      <Item label={text.in()} value={text.year({ year })} />
      <Item
        label={text.youPay()}
        value={money(payment)}
        mark={<path d="M0 5H16" stroke="var(--brand)" strokeWidth="4" />}
      />
      {isQualified ? (
        <>
          <Item
            label={text.traditional()}
            isExtra
            value={money(traditional)}
            mark={
              <path d="M0 5H16" stroke="var(--ink-soft)" strokeWidth="2" strokeDasharray="4 3" />
            }
          />
          <Item
            label={isLine ? text.owed() : text.owedOnSecond()}
            value={money(owed)}
            mark={<rect width="12" height="10" rx="3" fill="var(--owed)" />}
          />
        </>
      ) : null}
    </dl>
  );
}

function Item({
  label,
  value,
  mark,
  isExtra = false,
}: {
  label: string;
  value: string;
  mark?: ReactNode;
  /** Whether a phone has no room for it. The table has it too. */
  isExtra?: boolean;
}) {
  return (
    <div className={isExtra ? 'max-sm:hidden' : ''}>
      <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
        {mark ? (
          <svg aria-hidden width="16" height="10">
            {mark}
          </svg>
        ) : null}
        {label}
      </dt>
      <dd className="tabular text-base font-bold">{value}</dd>
    </div>
  );
}

/** A year's figures in a sentence, for a screen reader. */
export function spokenYear(
  { year, payment, traditional, owed }: PaymentsInYear,
  isQualified: boolean,
): string {
  if (!isQualified) return text.announcedTraditional({ year, payment: money(payment) });
  const figures = { payment: money(payment), traditional: money(traditional), owed: money(owed) };
  return text.announced({ year, ...figures });
}
