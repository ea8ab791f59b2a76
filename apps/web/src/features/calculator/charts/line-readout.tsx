import type { PaymentComparison, PaymentsInYear } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { paymentLineText as text } from '@/lib/texts.ts';

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
