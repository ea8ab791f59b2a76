import {
  type Estimate,
  type LoweredPlan,
  leadingLoweredPlan,
  shorterLengths,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { rate, wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { paymentText, detailsText as text, trueCostText } from '@/lib/texts.ts';
import { waitingSentence } from '@/ui/payback-words.ts';
import { StackedBar } from '../../charts/stacked-bar.tsx';

/**
 * Compares the savings from the lowered payment with what those savings cost. The savings plus the
 * interest equal the amount paid at closing plus the debt.
 */
export function Balance({ estimate }: { estimate: Estimate }) {
  const { product } = useSite();
  const plan = leadingLoweredPlan(estimate);
  if (!plan) return <Heading title={text.notLoweredTitle()}>{text.notLoweredWords()}</Heading>;
  return (
    <>
      <Heading title={waitingTitle(plan)}>{text.aheadWords(loweringNames(product))}</Heading>
      <BalanceBars plan={plan} />
      <p className="mt-2 text-sm">
        <RichText
          text={balanceWords(plan)}
          parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
        />{' '}
        {waitingSentence(plan)}
      </p>
      {plan.product === 'Line of Credit' ? null : (
        <p className="mt-2 text-sm">{text.wayBackSecond()}</p>
      )}
    </>
  );
}

/**
 * States, for each shorter program length, what the buyer would owe when the lowered payment ends.
 * Null if there is no shorter length.
 */
export function shorterWords(estimate: Estimate): string | null {
  const lengths = shorterLengths(estimate).map(({ years, owed }) =>
    text.lengthOwed({ years, owed: wholeMoney(owed) }),
  );
  return lengths.length > 0 ? text.shorterLengths({ lengths: lengths.join(', ') }) : null;
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 tabIndex={-1} className="text-lg font-bold outline-none">
        {title}
      </h3>
      <p className="text-sm text-pretty text-ink-soft">{children}</p>
    </>
  );
}

function BalanceBars({ plan }: { plan: LoweredPlan }) {
  const { less, interest, prepaid, owed } = balanceOf(plan);
  const scale = prepaid + owed;
  return (
    <div className="mt-2 grid gap-1 text-sm sm:mt-3 sm:gap-2">
      <p className="flex justify-between gap-4">
        {text.less({ years: plan.years })} <b className="tabular">{wholeMoney(less)}</b>
      </p>
      <StackedBar
        parts={[
          { key: 'less', dollars: less, look: 'moved' },
          { key: 'interest', dollars: interest, look: 'other' },
        ]}
        scale={scale}
      />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {text.paidAtClosing()} <b className="tabular">{wholeMoney(prepaid)}</b>
        </span>
        <span>
          {text.stillOwed()} <b className="tabular">{wholeMoney(owed)}</b>
        </span>
      </p>
      <StackedBar
        parts={[
          { key: 'closing', dollars: prepaid, look: 'taxes' },
          { key: 'owed', dollars: owed, look: 'second' },
        ]}
        scale={scale}
      />
    </div>
  );
}

/**
 * Shows the monthly payment that pays off the line of credit, if the buyer has a line of credit.
 */
export function WayBack({ estimate }: { estimate: Estimate }) {
  const { payback, rate: ofLine } = leadingLoweredPlan(estimate)?.waiting ?? {};
  if (!payback || ofLine === undefined) return null;
  return (
    <div className="grow basis-56 rounded-control border border-warn-line bg-warn-tint px-4 py-3">
      <p className="text-sm">{text.wayBack({ years: payback.years })}</p>
      <p className="tabular text-lg font-bold" data-payment>
        {wholeMoney(payback.monthly)}
        <span className="text-sm font-semibold">{paymentText.month()}</span>
      </p>
      <p className="text-sm">{text.wayBackWords({ rate: rate(ofLine) })}</p>
    </div>
  );
}

/** Amounts in dollars, not rounded. `less` plus `interest` equals `prepaid` plus `owed`. */
interface Balanced {
  /** How much less the buyer pays than with the traditional payments. */
  readonly less: number;
  /** Interest that is added to the debt, or paid with the second loan. */
  readonly interest: number;
  readonly prepaid: number;
  readonly owed: number;
}

function balanceOf({ totalSavings, waiting: { prepaid, owed } }: LoweredPlan): Balanced {
  return { less: totalSavings, interest: prepaid + owed - totalSavings, prepaid, owed };
}

/** Shows the comparison in one line, in whole dollars, with the amounts in bold. */
export function balanceWords(plan: LoweredPlan): string {
  const { less, interest, prepaid, owed } = balanceOf(plan);
  const amounts = { less: wholeMoney(less), closing: wholeMoney(prepaid), owed: wholeMoney(owed) };
  return interest >= 0.5
    ? text.equalsWithInterest({ ...amounts, interest: wholeMoney(interest) })
    : text.equals(amounts);
}

/** A title that states the cost of paying later. */
export function waitingTitle({ product, waiting }: LoweredPlan): string {
  const interest = wholeMoney(waiting.interest);
  return product === 'Line of Credit'
    ? trueCostText.payForWaiting({ interest, rate: rate(waiting.rate) })
    : trueCostText.behindSecondLoan({ interest });
}
