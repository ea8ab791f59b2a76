import { type LoweredPlan, monthOfYear } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { paybackWords } from '@/ui/payback-words.ts';
import { type Step, steps, YearBars } from './year-bars.tsx';

/**
 * The payment after the lowered payment ends, in dollars a month, and the portion of it that repays
 * the line of credit.
 */
export interface Later {
  readonly payment: number;
  readonly payback: number;
}

interface Shown {
  readonly plan: LoweredPlan;
  /** The payment while it is lowered, in dollars a month. */
  readonly now: number;
  readonly later: Later;
}

/**
 * Explains in three pictures how a plan lowers the payment: the first year, the years with borrowed
 * money, and the years after that.
 *
 * @param heading the level of the pictures' headings
 */
export function LoweringPictures({ heading: Heading, ...shown }: Shown & { heading: 'h2' | 'h3' }) {
  const { plan } = shown;
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <ol className="grid grid-cols-1 gap-4 @min-[60rem]:grid-cols-3 @min-[60rem]:gap-6">
        {steps.map((step, index) => (
          <li key={step} className="flex">
            <Card className="min-w-0 grow @min-[32rem]:@max-[60rem]:grid @min-[32rem]:@max-[60rem]:grid-cols-2 @min-[32rem]:@max-[60rem]:gap-x-6">
              <Heading className="flex items-center gap-3 text-lg leading-tight font-bold">
                <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-tint text-sm text-brand">
                  {index + 1}
                </span>
                {titles[step](plan)}
              </Heading>
              <div className="mt-5 @min-[32rem]:@max-[60rem]:row-span-2 @min-[32rem]:@max-[60rem]:mt-0">
                <p className="mb-1 flex flex-wrap justify-between gap-x-3 font-bold">
                  {figures[step](shown)}
                </p>
                <YearBars plan={plan} step={step} />
              </div>
              <p className="mt-3 text-ink-soft">
                <Rich text={words[step](shown)} />
              </p>
            </Card>
          </li>
        ))}
      </ol>
      <Key plan={plan} />
    </div>
  );
}

/** Functions that return the text of each step. */
type OfStep<Given, Words> = Readonly<Record<Step, (given: Given) => Words>>;

const titles: OfStep<LoweredPlan, string> = {
  prepaid: () => text.prepayTitle(),
  borrowed: ({ product, years }) =>
    product === 'Line of Credit'
      ? text.borrowTitle({ years: years - 1 })
      : text.borrowSecondTitle({ years: years - 1 }),
  own: ({ years }) => text.payAllTitle({ year: years + 1 }),
};

const words: OfStep<Shown, string> = {
  prepaid: () => text.prepay(),
  borrowed: ({ plan: { product, monthlyAmount }, now }) => {
    const payment = wholeMoney(now);
    if (product !== 'Line of Credit') return text.borrowSecond({ payment });
    return monthlyAmount > 0
      ? text.borrowPart({ payment, part: wholeMoney(monthlyAmount) })
      : text.borrow({ payment });
  },
  own: ({ plan, later }) =>
    `${text.payAll({ payment: wholeMoney(later.payment - later.payback) })} ${paybackWords(plan, wholeMoney) ?? ''}`,
};

/** The figures above the bars. Each is placed above the years that it refers to. */
const figures: OfStep<Shown, ReactNode> = {
  prepaid: ({ plan: { waiting } }) => (
    <span className="tabular">{text.atClosing({ amount: wholeMoney(waiting.prepaid) })}</span>
  ),
  borrowed: ({ plan: { waiting } }) => (
    <span className="tabular ml-[18%]">
      {text.borrowed({ amount: wholeMoney(waiting.borrowed) })}
    </span>
  ),
  own: ({ plan: { waiting }, later }) => (
    <>
      <span className="tabular ml-[18%] max-[22rem]:ml-0">
        {text.back({ amount: wholeMoney(waiting.owed) })}
      </span>
      <span className="tabular ml-auto" data-payment>
        {wholeMoney(later.payment)}
      </span>
    </>
  ),
};

function Key({ plan: { months } }: { plan: LoweredPlan }) {
  const { principalAndInterest } = monthOfYear(months, 1);
  const entries = [
    { color: 'bg-brand', words: text.loanKey({ payment: wholeMoney(principalAndInterest) }) },
    { color: 'bg-taxes', words: text.ownKey() },
    { color: 'bg-owed', words: text.borrowedKey() },
  ];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {entries.map(({ color, words: name }) => (
        <li key={color} className="flex items-center gap-2">
          <span className={`size-3.5 shrink-0 rounded-sm forced-color-adjust-none ${color}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A sentence with its figures in bold. */
export function Rich({ text: sentence }: { text: string }) {
  return (
    <RichText
      text={sentence}
      parts={{ b: (bold) => <strong className="tabular text-ink">{bold}</strong> }}
    />
  );
}
