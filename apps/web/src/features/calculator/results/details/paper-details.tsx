import { cashFacts, type Estimate, leadingLoweredPlan } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { cashNeededWords } from '@/lib/answer-row-words.ts';
import { wholeMoney } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { panelsText, detailsText as text } from '@/lib/texts.ts';
import { waitingSentence } from '@/ui/payback-words.ts';
import { helpCostWords } from '../../assistance/help-cost-words.ts';
import { useCalculator } from '../../state/calculator.tsx';
import { balanceWords, waitingTitle } from './balance.tsx';
import { cashParts, closingCostsOf, closingHelp, gapTitle } from './cash-parts.ts';
import { monthBars, monthLegend } from './month-parts.ts';

/**
 * The details "Each month", "Cash" and "Later" on the printed page, next to the year-by-year table.
 */
export function PaperDetails() {
  const { quote, estimate, cash } = useCalculator();
  const { details } = estimate;
  const { state } = quote.homeLocation;
  const { needed, gap } = cashFacts(estimate, cash);
  const { help } = estimate;
  const labels = { counted: closingCostsOf(details, state), state, details, help };
  const bars = monthBars(estimate);
  const parts = monthLegend(bars).filter(({ look }) => look !== 'moved');
  return (
    <>
      <Part title={text.monthTitle()}>
        <Lines lines={bars.map(({ label, total }) => [label, wholeMoney(total)])} />
        <p className="text-sm">
          {parts.map(({ label, dollars }) => `${label} ${wholeMoney(dollars)}`).join(', ')}
        </p>
      </Part>
      <Part title={gapTitle(gap)}>
        <Lines
          lines={[
            ...cashParts(needed, labels).map(
              ({ label, shown }) => [label, wholeMoney(shown)] as const,
            ),
            ...closingHelp(estimate).map(
              ({ program, amount }) =>
                [text.closingPaidBy({ program }), `\u2212${amount}`] as const,
            ),
            [text.cashTotal(), cashNeededWords(needed.total)],
            [text.yourCash(), wholeMoney(gap.have)],
          ]}
        />
        <FinancedPremium estimate={estimate} />
      </Part>
      <LaterPart estimate={estimate} />
    </>
  );
}

function LaterPart({ estimate }: { estimate: Estimate }) {
  const plan = leadingLoweredPlan(estimate);
  return (
    <Part title={plan ? waitingTitle(plan) : text.notLoweredTitle()}>
      <p className="text-sm">
        {plan ? (
          <RichText text={`${balanceWords(plan)} ${waitingSentence(plan)}`} parts={{}} />
        ) : (
          text.notLoweredWords()
        )}{' '}
        {helpWords(estimate)}
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-base font-bold">{title}</h2>
      {children}
    </section>
  );
}

type Line = readonly [label: string, amount: string];

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="text-sm">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line">
          <dt>{label}</dt>
          <dd className="tabular font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function helpWords({ help }: Estimate): string {
  return help
    .map(({ program, amount, payment, balance }) => {
      const words = helpCostWords(program, payment, balance);
      return `${program.programName}, ${wholeMoney(amount)}: ${words.join(' ')}`;
    })
    .join(' ');
}

/** Explains that an up-front premium does not require cash, because it is added to the loan. */
export function FinancedPremium({ estimate }: { estimate: Estimate }) {
  const { insurance } = estimate.comparison.firstLoan;
  return 'upFront' in insurance ? (
    <p className="text-sm text-ink-soft">
      {panelsText[`financed-${insurance.kind}`]({ premium: wholeMoney(insurance.upFront) })}
    </p>
  ) : null;
}
