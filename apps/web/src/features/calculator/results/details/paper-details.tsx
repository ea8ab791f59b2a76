import {
  type CashFacts,
  cashFacts,
  deferralOf,
  type Estimate,
  linePayback,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { panelsText, detailsText as text } from '@/lib/texts.ts';
import { helpCostWords } from '../../assistance/help-cost-words.ts';
import { useCalculator } from '../../state/calculator.tsx';
import { balanceWords } from './balance.tsx';
import { cashParts, closingCostsOf, gapTitle } from './cash-parts.ts';
import { monthBars, monthLegend } from './month-parts.ts';

/** Each month, cash and later for paper, where the year-by-year table stands next to them. */
export function PaperDetails() {
  const { quote, estimate, cash } = useCalculator();
  const { comparison, details } = estimate;
  const { state } = quote.homeLocation;
  const { needed, gap } = cashFacts(estimate, cash);
  const bars = monthBars(estimate.allIn, comparison);
  const parts = monthLegend(bars).filter(({ look }) => look !== 'moved');
  return (
    <>
      <Part title={text.monthTitle()}>
        <Lines lines={bars.map(({ label, total }) => [label, money(total)])} />
        <p className="text-sm">
          {parts.map(({ label, dollars }) => `${label} ${money(dollars)}`).join(', ')}
        </p>
      </Part>
      <Part title={gapTitle(gap)}>
        <Lines
          lines={[
            ...cashParts(needed, closingCostsOf(details, state), state).map(
              ({ label, dollars }) => [label, money(dollars)] as const,
            ),
            ...closingHelpLine(needed),
            [text.cashTotal(), money(needed.total)],
            [text.yourCash(), money(gap.have)],
          ]}
        />
        {needed.assistance > 0 ? (
          <p className="text-sm">{text.helpLeavesPrice({ closing: money(needed.assistance) })}</p>
        ) : null}
        <FinancedPremium estimate={estimate} />
      </Part>
      <Part title={laterTitle(comparison)}>
        <p className="text-sm">
          <Later estimate={estimate} /> {helpWords(estimate)}
        </p>
      </Part>
    </>
  );
}

function laterTitle({ isQualified }: Estimate['comparison']): string {
  return isQualified ? text.aheadTitle() : text.notLoweredTitle();
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

function closingHelpLine({ assistance }: CashFacts['needed']): readonly Line[] {
  return assistance > 0 ? [[text.helpForClosing(), `\u2212${money(assistance)}`]] : [];
}

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

/** Says that an up-front premium takes no cash, because it is added to the loan. */
export function FinancedPremium({ estimate: { costs } }: { estimate: Estimate }) {
  const { insurance } = costs;
  return 'upFront' in insurance ? (
    <p className="text-sm text-ink-soft">
      {panelsText[`financed-${insurance.kind}`]({ premium: money(insurance.upFront) })}
    </p>
  ) : null;
}
