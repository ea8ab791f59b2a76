import type { OwedWords } from '@latchkey/texts';
import { panelsText } from '@/lib/texts.ts';
import { Difference } from './difference.tsx';
import { Row, RowTitle, secondFigureClass } from './row.tsx';

/**
 * Shows what the buyer owes in addition to the first loan when the lowered payment ends, with
 * interest.
 *
 * @param dollars the balance that `words` states, not rounded
 * @param hasDetail whether the page has a debt detail that this row can open
 */
export function OwedRow({
  words: { title, figure, words, help, isOwed },
  dollars,
  hasDetail,
}: {
  words: OwedWords;
  dollars: number;
  hasDetail: boolean;
}) {
  const detail = hasDetail ? 'later' : null;
  if (!isOwed) {
    return (
      <Row className="grow basis-60 bg-surface">
        <RowTitle detail={detail}>{title}</RowTitle>
        <p className="text-lg font-bold">{words}</p>
      </Row>
    );
  }
  return (
    <Row className="grow basis-60 bg-warn-tint sm:px-5!">
      <RowTitle detail={detail}>{title}</RowTitle>
      {figure === null ? null : <p className={secondFigureClass}>{figure}</p>}
      <Difference dollars={dollars} className="top-3 right-5 bg-surface text-ink" />
      <p className="text-sm">
        {words}{' '}
        {help === '' ? null : (
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
