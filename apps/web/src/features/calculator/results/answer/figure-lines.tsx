import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { paymentText } from '@/lib/texts.ts';

/** Shows a payment to the cent, in the same size as the other required figures. */
export function BlockPayment({ dollars }: { dollars: number }) {
  return (
    <span className={`${blockFigureClass} whitespace-nowrap`} data-payment>
      {money(dollars)}
      <span className="text-sm font-semibold">{paymentText.month()}</span>
    </span>
  );
}

/**
 * The shared size of all four figures: the payment now, the traditional payment, the payment
 * afterward and the debt.
 */
export const blockFigureClass = 'tabular text-xl leading-7.5 font-bold';

/** Shows a figure next to its label. */
export function FigureLine({
  label,
  look = 'plain',
  children,
}: {
  label: string;
  look?: 'plain' | 'owed';
  children: ReactNode;
}) {
  const looks = {
    plain: 'border-t border-line',
    owed: 'rounded-control bg-warn-tint -mx-3 px-3',
  };
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-2 py-1.5 ${looks[look]}`}>
      <dt className="grow basis-24 text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
