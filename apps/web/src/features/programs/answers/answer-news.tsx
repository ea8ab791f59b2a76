import type { MatchedProgram } from '@latchkey/domain';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { amountWords } from '@/lib/program-words.ts';
import { prefersReducedMotion } from '@/lib/reduced-motion.ts';
import { shortAnswersText as text } from '@/lib/texts.ts';
import type { AnswerNews } from './use-answer-news.ts';

/**
 * Shows the changes from a short answer, with an Undo button. Screen readers announce the changes
 * politely.
 */
export function AnswerNewsLine({ news, onUndo }: { news: AnswerNews | null; onUndo: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen, the list starts below the questions, where the bottom bar covers its
    // first row.
    const isNarrow = matchMedia('(width < 65rem)').matches;
    if (news && isNarrow) line.current?.scrollIntoView({ block: 'nearest' });
    if (news && line.current && !prefersReducedMotion()) playMoment(line.current, news);
  }, [news]);
  return (
    <div
      ref={line}
      className={
        news
          ? 'night mb-6 flex items-center gap-3 rounded-control bg-banner px-4 py-1.5 text-sm text-ink print:hidden'
          : ''
      }
    >
      {news ? <KeyRound size={18} aria-hidden className="shrink-0 text-gold" /> : null}
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

/** Animates the key icon. For two seconds, tints the rows of the programs that now fit. */
function playMoment(line: HTMLElement, { fits }: AnswerNews): void {
  if (fits.length === 0) return;
  const turn = { transform: ['none', 'rotate(12deg)'] };
  line.querySelector('svg')?.animate(turn, { duration: 200, easing: 'ease-out', fill: 'forwards' });
  for (const { id } of fits) {
    const row = document.querySelector(`[data-row="${id}"]`);
    row?.animate([{ backgroundColor: 'var(--brand-tint)' }, {}], 2_000);
  }
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
