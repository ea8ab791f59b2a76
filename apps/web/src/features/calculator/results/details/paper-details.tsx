import {
  cashFacts,
  deferralOf,
  type Estimate,
  linePayback,
  type PricedAnswers,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { detailsText as text } from '@/lib/texts.ts';
import { helpCostWords } from '../../assistance/help-cost-words.ts';
import { balanceWords } from './balance-words.ts';
import { cashParts, closingCostsOf, gapTitle } from './cash-parts.ts';
import { FinancedPremium } from './financed-premium.tsx';
import { monthBars, monthLegend } from './month-parts.ts';

/** Each month, cash and later for paper, where the year-by-year table stands next to them. */
export function PaperDetails({
  quote,
  estimate,
  cash,
}: {
  quote: PricedAnswers;
  estimate: Estimate;
  /** The buyer's cash for closing, in whole dollars. */
  cash: number;
}) {
  const { comparison, details } = estimate;
  const { state } = quote.homeLocation;
  const { needed, gap } = cashFacts(estimate, cash);
  const bars = monthBars(estimate.allIn, comparison);
  const parts = monthLegend(bars).filter(({ look }) => look !== 'moved');
  return (
    <>
      <Part title={text.monthTitle()}>
        <Lines lines={bars.map(({ label, total }) => [label, total])} />
        <p className="text-sm">
          {parts.map(({ label, dollars }) => `${label} ${money(dollars)}`).join(', ')}
        </p>
      </Part>
      <Part title={gapTitle(gap)}>
        <Lines
          lines={[
            ...cashParts(needed, closingCostsOf(details, state), state).map(
              ({ label, dollars }) => [label, dollars] as const,
            ),
            [text.cashTotal(), needed.total],
            [text.yourCash(), gap.have],
          ]}
        />
        <FinancedPremium estimate={estimate} />
      </Part>
      <Part title={comparison.isQualified ? text.aheadTitle() : text.notLoweredTitle()}>
        <p className="text-sm">
          <Later estimate={estimate} /> {helpWords(estimate)}
        </p>
      </Part>
    </>
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

function Lines({ lines }: { lines: readonly (readonly [label: string, dollars: number])[] }) {
  return (
    <dl className="text-sm">
      {lines.map(([label, dollars]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line">
          <dt>{label}</dt>
          <dd className="tabular font-semibold">{money(dollars)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Later({ estimate: { comparison, facts } }: { estimate: Estimate }) {
  if (!comparison.isQualified) return text.notLoweredWords();
  const payback = linePayback(comparison, facts.interest);
  return (
    <>
      <RichText text={balanceWords(deferralOf(comparison))} parts={{}} />{' '}
      {payback
        ? `${text.wayBack({ years: payback.years })}: ${text.aMonth({ payment: money(payback.monthly) })}.`
        : text.wayBackSecond()}
    </>
  );
}

function helpWords({ help }: Estimate): string {
  return help
    .map(({ program, amount, payment, balance }) => {
      const words = helpCostWords(program, payment, balance);
      return `${program.programName}, ${money(amount)}: ${words.join(' ')}`;
    })
    .join(' ');
}
