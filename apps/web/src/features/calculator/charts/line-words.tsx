import { type LoweredPlan, YEARLY_GROWTH } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { percent, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { paymentLineText as text } from '@/lib/texts.ts';
import { costsMoreFrom, type LineYear } from './line-years.ts';

interface Given {
  readonly years: readonly LineYear[];
  /** The lowered plan. Null if there is no lowered payment. */
  readonly plan: LoweredPlan | null;
}

const bold = { b: (part: ReactNode) => <strong className="tabular">{part}</strong> };

/**
 * Explains the chart in words: the total cost of the lowered payment, and why the payment rises.
 */
export function LineWords({ years, plan }: Given) {
  const growth = percent(YEARLY_GROWTH * 100);
  const rise = riseOf({ years, plan });
  if (!plan || !rise) return text.risesOnly({ growth });
  const { prepaid, interest } = plan.waiting;
  const from = costsMoreFrom(years, prepaid);
  return (
    <>
      {from === null ? null : (
        <RichText
          text={text.costsMore({
            prepaid: wholeMoney(prepaid),
            year: from,
            more: wholeMoney(interest),
          })}
          parts={bold}
        />
      )}{' '}
      <RichText text={text.rises({ ...rise, growth })} parts={bold} />
    </>
  );
}

/**
 * A short explanation of the chart on one line. A phone shows this line while the chart is closed.
 */
export function LineNote({ years, plan }: Given) {
  const from = plan ? costsMoreFrom(years, plan.waiting.prepaid) : null;
  return from === null ? (
    <LineWords years={years} plan={plan} />
  ) : (
    text.costsMoreShort({ year: from })
  );
}

/**
 * Returns the first year after the lowered payment ends, and how much the monthly payment rises in
 * that year. Null if there is no lowered payment.
 */
function riseOf({ years, plan }: Given) {
  const [first, after] = [years[0], plan ? years[plan.years] : undefined];
  if (!plan || !first || !after) return null;
  return { rise: wholeMoney(after.payment - first.payment), year: plan.years + 1 };
}

/** Shows the figures of the selected year next to the chart's colors. */
export function LineReadout({
  shown: { year, payment, traditional, owed },
  plan,
}: {
  shown: LineYear;
  plan: LoweredPlan | null;
}) {
  const isLine = plan?.product === 'Line of Credit';
  return (
    <dl className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1">
      <Item label={text.in()} value={text.year({ year })} />
      <Item
        label={text.youPay()}
        value={wholeMoney(payment)}
        mark={<path d="M0 5H16" stroke="var(--brand)" strokeWidth="4" />}
      />
      {plan ? (
        <>
          <Item
            label={text.traditional()}
            isExtra
            value={wholeMoney(traditional)}
            mark={
              <path d="M0 5H16" stroke="var(--ink-soft)" strokeWidth="2" strokeDasharray="4 3" />
            }
          />
          <Item
            label={isLine ? text.owed() : text.owedOnSecond()}
            value={wholeMoney(owed)}
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
  /** Whether to hide the figure on a phone, where the table below also contains it. */
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

/** Returns a sentence with a year's figures, for screen readers. */
export function spokenYear(
  { year, payment, traditional, owed }: LineYear,
  isLowered: boolean,
): string {
  if (!isLowered) return text.announcedTraditional({ year, payment: wholeMoney(payment) });
  return text.announced({
    year,
    payment: wholeMoney(payment),
    traditional: wholeMoney(traditional),
    owed: wholeMoney(owed),
  });
}
