import type { CashFacts } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { type BarPart, PartMark, StackedBar } from '../../charts/stacked-bar.tsx';
import type { CashPart } from './cash-parts.ts';

/** What closing takes and what the buyer has: two bars on one scale, and every part in dollars. */
export function CashFigures({
  facts: { needed, gap },
  parts,
}: {
  facts: CashFacts;
  parts: readonly CashPart[];
}) {
  const sum = parts.reduce((total, { dollars }) => total + dollars, 0);
  const scale = Math.max(sum, gap.have);
  return (
    <>
      <div className="mt-2 grid gap-1">
        <BarHead label={text.need()} amount={wholeMoney(needed.total)} />
        <StackedBar parts={parts} scale={scale} />
        <BarHead
          label={text.have({ have: wholeMoney(gap.have) })}
          amount={
            gap.short > 0
              ? text.shortBy({ short: wholeMoney(Math.ceil(gap.short)) })
              : text.leftOver({ left: wholeMoney(Math.floor(gap.left)) })
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
            <dd className="tabular font-semibold">{wholeMoney(dollars)}</dd>
          </div>
        ))}
        {needed.assistance > 0 ? (
          <div className="flex justify-between gap-4">
            <dt className="pl-5.5">{text.helpForClosing()}</dt>
            <dd className="tabular font-semibold">{`\u2212${wholeMoney(needed.assistance)}`}</dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
          <dt>{text.cashTotal()}</dt>
          <dd className="tabular">{wholeMoney(needed.total)}</dd>
        </div>
      </dl>
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
