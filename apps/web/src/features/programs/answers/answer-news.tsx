import type { MatchedProgram } from '@latchkey/domain';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { shortAnswersText as text } from '@/lib/texts.ts';
import { amountWords } from '../words/program-words.ts';
import type { AnswerNews } from './use-answer-news.ts';

/**
 * Shows what a short answer changed, and offers to undo it. Screen readers announce it politely.
 */
export function AnswerNewsLine({ news, onUndo }: { news: AnswerNews | null; onUndo: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen, the list starts below the questions, and the bottom bar covers the first
    // row.
    const isNarrow = matchMedia('(width < 65rem)').matches;
    if (news && isNarrow) line.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return (
    <div
      ref={line}
      className={
        news
          ? 'mb-6 flex items-center gap-3 rounded-control bg-ink px-4 py-1.5 text-sm text-paper print:hidden'
          : ''
      }
    >
      {news ? <KeyRound size={18} aria-hidden className="shrink-0" /> : null}
      <p role="status" className="grow empty:hidden">
        {news ? newsWords(news) : null}
      </p>
      {news ? (
        <button
          type="button"
          onClick={onUndo}
          className="min-h-11 rounded-small px-2 font-semibold underline focus-visible:outline-current"
        >
          {text.undo()}
        </button>
      ) : null}
    </div>
  );
}

function newsWords({ fits, gone }: AnswerNews): string {
  const words = [
    ...(fits.length > 0 ? [text.moreFit({ count: fits.length, programs: names(fits) })] : []),
    ...(gone.length > 0 ? [text.fewer({ count: gone.length, programs: names(gone) })] : []),
  ];
  return words.length > 0 ? words.join('. ') : text.unchanged();
}

function names(programs: readonly MatchedProgram[]): string {
  return programs.map((program) => `${program.programName}, ${amountWords(program)}`).join('; ');
}
