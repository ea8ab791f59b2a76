import type { Answer, Estimate } from '@latchkey/domain';
import { wholeMoney } from '@/lib/format.ts';
import { panelsText, answerText as text } from '@/lib/texts.ts';
import { Difference } from './difference.tsx';
import { helpOwedWords, isAnythingOwed, owedWords } from './owed-words.ts';
import { Row, RowTitle, secondFigureClass } from './row.tsx';

/**
 * Shows what the buyer owes in addition to the first loan when the lowered payment ends, with
 * interest.
 *
 * @param hasDetail whether the page has a debt detail that this row can open
 */
export function OwedRow({
  answer: { owedLater },
  estimate,
  hasDetail,
}: {
  answer: Answer;
  estimate: Estimate;
  hasDetail: boolean;
}) {
  const detail = hasDetail ? 'later' : null;
  if (!isAnythingOwed(owedLater)) {
    return (
      <Row className="grow basis-52 bg-surface">
        <RowTitle detail={detail}>{text.owedTitle()}</RowTitle>
        <p className="text-lg font-bold">{text.nothing()}</p>
      </Row>
    );
  }
  const { dollars } = owedLater;
  const help = helpOwedWords(owedLater, estimate);
  return (
    <Row className="grow basis-52 bg-warn-tint">
      <RowTitle detail={detail}>{text.owedWithInterest()}</RowTitle>
      {dollars >= 0.5 ? <p className={secondFigureClass}>{wholeMoney(dollars)}</p> : null}
      <Difference
        dollars={dollars}
        className="top-3 right-5 bg-surface text-ink sm:top-4 sm:right-7"
      />
      <p className="text-sm">
        {dollars >= 0.5 ? owedWords(owedLater, estimate).join(' ') : null}{' '}
        {help === null ? null : (
          <>
            {help}{' '}
            <a href="#help-cost" className="inline-target relative z-1 font-semibold underline">
              {panelsText.helpCosts()}
            </a>
          </>
        )}
      </p>
    </Row>
  );
}
