import type { LoweredPlan } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { loweringNames, useSite } from '@/lib/site.ts';
import { paymentText as text, trueCostText } from '@/lib/texts.ts';
import { Figure } from './figure.tsx';
import { WarmNote } from './note.tsx';
import { paybackTerms, paymentAfterLabel, paymentWithPayback } from './payback-words.ts';

/**
 * Shows what the buyer owes later, with interest, and the cost of waiting. Uses the same text size
 * as the payment.
 *
 * @param items more figures, each an `OwedItem`
 */
export function OwedLater({
  plan,
  items,
  children,
}: {
  plan: LoweredPlan;
  items?: ReactNode;
  children?: ReactNode;
}) {
  const { product, waiting } = plan;
  const isLine = product === 'Line of Credit';
  return (
    <WarmNote title={text.owedTitle()}>
      <div className="@container">
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
          <OwedItem label={paymentAfterLabel(plan)} isWide>
            <Figure dollars={paymentWithPayback(plan)} isPayment />
          </OwedItem>
          <OwedItem label={isLine ? text.owedLineOfCredit() : text.owedSecondLoan()}>
            <Figure dollars={waiting.owed} />
          </OwedItem>
          <OwedItem label={trueCostText.waitingTitle({ years: waiting.years })}>
            <Figure dollars={Math.round(waiting.interest)} suffix={trueCostText.inInterest()} />
          </OwedItem>
          {items}
        </dl>
      </div>
      <p className="mt-2 text-sm">{paybackTerms(plan)}</p>
      {children}
    </WarmNote>
  );
}

/** A figure with its label in the list. */
export function OwedItem({
  label,
  isWide = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? 'basis-full' : ''}>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * States that the monthly payment lowering program only postpones costs and does not reduce them.
 */
export function MovesCost({ plan }: { plan: LoweredPlan }) {
  const { product: offer } = useSite();
  const { secondLoan, totalSavings, years, product } = plan;
  const amounts = { ...loweringNames(offer), savings: money(totalSavings), years };
  return (
    <p className="mt-2 text-sm">
      <RichText
        text={
          product === 'Line of Credit'
            ? text.movesCost(amounts)
            : text.movesCostToSecondLoan({ ...amounts, borrowed: money(secondLoan.borrowed) })
        }
        parts={{ b: (words) => <strong className="tabular">{words}</strong> }}
      />
    </p>
  );
}
