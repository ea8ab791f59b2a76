import type { CashGap, Estimate } from '@latchkey/domain';
import type { AnswerWords } from '@latchkey/texts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { answerText as text } from '@/lib/texts.ts';
import { type BarPart, StackedBar } from '../../charts/stacked-bar.tsx';
import { useCalculator } from '../../state/calculator.tsx';
import { closingHelp } from '../details/cash-parts.ts';
import { Difference } from './difference.tsx';
import { Row, RowTitle, secondFigureClass } from './row.tsx';

/**
 * The cash due at closing, compared with the buyer's cash.
 *
 * @param hasDetail whether the page has a cash detail that this row can open
 */
export function CashRow({
  words: { title, figure, result, isShort, have },
  gap,
  estimate,
  hasDetail,
}: {
  words: AnswerWords['cash'];
  gap: CashGap;
  estimate: Estimate;
  hasDetail: boolean;
}) {
  const { showDetail } = useCalculator().actions;
  return (
    <Row className="grow basis-80 bg-surface">
      <div className="flex items-baseline justify-between gap-x-4">
        <RowTitle detail={hasDetail ? 'cash' : null}>{title}</RowTitle>
        {isShort && hasDetail ? (
          <button
            type="button"
            onClick={() => showDetail('cash')}
            className="relative z-1 -my-2.5 min-h-11 shrink-0 rounded-small text-sm font-semibold text-brand hover:underline"
          >
            {text.closeGap()}
          </button>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className={secondFigureClass}>{figure}</p>
        <p
          className={`tabular flex items-center gap-1.5 font-bold ${isShort ? 'text-danger' : 'text-ink-soft'}`}
        >
          {isShort ? <CircleAlert size={20} aria-hidden /> : null}
          {result}
        </p>
      </div>
      <div className="mt-1">
        <StackedBar parts={barParts(gap)} scale={Math.max(gap.have, gap.needed)} />
      </div>
      <p className="relative mt-1 text-sm text-ink-soft">
        {have}
        <Difference dollars={gap.needed} className="top-0 right-0 bg-panel text-ink" />
      </p>
      {closingHelp(estimate).map(({ id, ...paid }) => (
        <p key={id} className="text-sm text-ink-soft">
          {text.closingPaid(paid)}
        </p>
      ))}
    </Row>
  );
}

/** The parts of the bar: cash and shortfall, or the cash used at closing and the cash left over. */
function barParts({ have, needed, short, left }: CashGap): BarPart[] {
  return short > 0
    ? [
        { key: 'have', dollars: have, look: 'loan' },
        { key: 'short', dollars: short, look: 'short' },
      ]
    : [
        { key: 'needed', dollars: needed, look: 'loan' },
        { key: 'left', dollars: left, look: 'left' },
      ];
}
