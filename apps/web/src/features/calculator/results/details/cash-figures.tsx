import {
  type CalculatorDetails,
  type CashFacts,
  type CountedClosingCosts,
  costTables,
  countedClosingCosts,
} from '@latchkey/domain';
import type { ReactNode } from 'react';
import { money, percent } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { type BarPart, type PartLook, PartMark, StackedBar } from '../../charts/stacked-bar.tsx';

interface CashPart {
  readonly key: string;
  readonly label: string;
  readonly look: PartLook;
  readonly dollars: number;
}

/** The closing costs that the figures count, and where the percentage comes from. */
export function closingCostsOf(
  { closingCosts }: Pick<CalculatorDetails, 'closingCosts'>,
  state: string,
): CountedClosingCosts {
  return countedClosingCosts(closingCosts, state, costTables.closingCosts);
}

/** What closing takes and what the buyer has: two bars on one scale, and every part in dollars. */
export function CashFigures({
  facts: { needed, gap },
  counted,
  state,
  edit,
}: {
  facts: CashFacts;
  counted: CountedClosingCosts;
  /** The home's, as a two-letter code. */
  state: string;
  /** A control next to the closing costs. */
  edit?: ReactNode;
}) {
  const parts = cashParts(needed, counted, state);
  const sum = parts.reduce((total, { dollars }) => total + dollars, 0);
  const scale = Math.max(sum, gap.have);
  return (
    <>
      <div className="mt-2 grid gap-1">
        <BarHead label={text.need()} amount={money(needed.total)} />
        <StackedBar parts={parts} scale={scale} />
        <BarHead
          label={text.have({ have: money(gap.have) })}
          amount={
            gap.short > 0
              ? text.shortBy({ short: money(gap.short) })
              : text.leftOver({ left: money(gap.left) })
          }
          isShort={gap.short > 0}
        />
        <StackedBar parts={haveParts(gap)} scale={scale} />
      </div>
      <dl className="mt-3 grid gap-1 text-sm">
        {parts.map(({ key, label, look, dollars }) => (
          <div key={key} className="flex items-start justify-between gap-4">
            <dt className="flex items-start gap-2">
              <span className="mt-1">
                <PartMark look={look} />
              </span>
              <span>{label}</span>
            </dt>
            <dd className="tabular font-semibold">{money(dollars)}</dd>
          </div>
        ))}
        {needed.assistance > 0 ? (
          <div className="flex justify-between gap-4">
            <dt className="pl-5.5">{text.helpForClosing()}</dt>
            <dd className="tabular font-semibold">{`\u2212${money(needed.assistance)}`}</dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
          <dt>{text.cashTotal()}</dt>
          <dd className="tabular">{money(needed.total)}</dd>
        </div>
      </dl>
      {edit}
    </>
  );
}

function BarHead({
  label,
  amount,
  isShort = false,
}: {
  label: string;
  amount: string;
  isShort?: boolean;
}) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-sm">
      <span>{label}</span>
      <span className={`tabular font-bold ${isShort ? 'text-danger' : ''}`}>{amount}</span>
    </p>
  );
}

function haveParts({ have, short }: CashFacts['gap']): BarPart[] {
  return [
    { key: 'have', dollars: have, look: 'loan' },
    { key: 'short', dollars: short, look: 'short' },
  ];
}

/** What takes cash at closing, without the parts that are 0. */
export function cashParts(
  needed: CashFacts['needed'],
  counted: CountedClosingCosts,
  state: string,
): readonly CashPart[] {
  const parts: CashPart[] = [
    { key: 'down', label: text.ownMoney(), look: 'loan', dollars: needed.downPayment },
    {
      key: 'taxes',
      label: needed.plan === 'lowered' ? text.prepaid() : text.escrow(),
      look: 'taxes',
      dollars: needed.taxesAndInsurance,
    },
    {
      key: 'closing',
      label: closingLabel(counted, state),
      look: 'other',
      dollars: needed.closingCosts,
    },
    { key: 'points', label: text.points(), look: 'dues', dollars: needed.points },
    { key: 'fees', label: text.lenderFees(), look: 'fee', dollars: needed.lenderFees },
  ];
  return parts.filter(({ dollars }) => dollars > 0);
}

function closingLabel(counted: CountedClosingCosts, state: string): string {
  const amount = percent(counted.percent);
  if (counted.kind === 'own') return text.closingCosts({ percent: amount });
  const place = counted.kind === 'state-average' ? state : text.country();
  return text.closingAverage({ percent: amount, place });
}
