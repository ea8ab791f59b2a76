import type { CashFacts } from '@latchkey/domain';
import { cashNeededWords } from '@/lib/answer-row-words.ts';
import { wholeMoney } from '@/lib/format.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { PartMark, StackedBar } from '../../charts/stacked-bar.tsx';
import type { CashPart, closingHelp } from './cash-parts.ts';

/**
 * Shows the cash due at closing: a bar, every part in dollars, and the assistance that pays closing
 * costs.
 */
export function CashFigures({
  needed,
  parts,
  help,
}: {
  needed: CashFacts['needed'];
  parts: readonly CashPart[];
  help: ReturnType<typeof closingHelp>;
}) {
  const sum = parts.reduce((total, { dollars }) => total + dollars, 0);
  return (
    <>
      <div className="mt-2">
        <StackedBar parts={parts} scale={sum} />
      </div>
      <dl className="mt-3 grid gap-1 text-sm">
        {parts.map(({ key, label, look, shown }) => (
          <div key={key} className="flex items-start justify-between gap-3">
            <dt className="flex items-start gap-2">
              <span className="mt-1">
                <PartMark look={look} />
              </span>
              <span>{label}</span>
            </dt>
            <dd className="tabular font-semibold">{wholeMoney(shown)}</dd>
          </div>
        ))}
        {help.map(({ id, program, amount }) => (
          <div key={id} className="flex justify-between gap-3">
            <dt className="pl-5.5">{text.closingPaidBy({ program })}</dt>
            <dd className="tabular font-semibold">{`\u2212${amount}`}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
          <dt>{text.cashTotal()}</dt>
          <dd className="tabular">{cashNeededWords(needed.total)}</dd>
        </div>
      </dl>
    </>
  );
}
