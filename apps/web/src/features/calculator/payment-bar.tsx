import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { text } from './calculator-text.ts';

const marks = {
  loan: 'bg-brand',
  second: 'bg-ink',
  saved: 'hatched text-gold',
} as const;

export interface PaymentPart {
  readonly mark: keyof typeof marks;
  readonly label: string;
  /** Dollars a month. */
  readonly dollars: number;
}

/** What a payment is made of, on the scale of the traditional one, with a legend in words. */
export function PaymentBar({ parts }: { parts: readonly PaymentPart[] }) {
  const shown = parts.filter(({ dollars }) => dollars > 0);
  return (
    <div>
      <div aria-hidden className="flex h-3.5 overflow-hidden rounded-full">
        {shown.map(({ mark, dollars }) => (
          <span key={mark} className={marks[mark]} style={{ flexGrow: dollars, flexBasis: 0 }} />
        ))}
      </div>
      <ul
        aria-label={text.parts()}
        className="mt-2.5 flex min-h-12 flex-wrap sm:min-h-6 content-start gap-x-5 gap-y-1 text-sm text-ink-soft"
      >
        {shown.map(({ mark, label, dollars }) => (
          <Legend key={mark} mark={mark}>
            {label} <span className="tabular">{money(dollars)}</span>
          </Legend>
        ))}
      </ul>
    </div>
  );
}

function Legend({ mark, children }: { mark: PaymentPart['mark']; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-1.5 ${mark === 'saved' ? 'text-gold' : ''}`}>
      <span
        aria-hidden
        className={`size-3 ${marks[mark]} ${mark === 'saved' ? 'rounded-[3px]' : 'rounded-full'}`}
      />
      <span>{children}</span>
    </li>
  );
}
