import type { AssumableAnswer } from '@latchkey/domain';
import type { ReactNode } from 'react';
import { allOf } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import type { AnswerWords } from '../words/answer-words.ts';
import { AnswerHead } from './answer-head.tsx';

const cardClass = 'overflow-hidden rounded-card border border-line bg-surface shadow-card';

/**
 * The answer and the bars, either in one card or in two. If there are two cards, the figures for
 * the highest price are between them.
 */
export function AnswerPart({
  answer,
  isFocused,
  isJoined,
  between,
  children,
}: {
  answer: AnswerWords;
  isFocused: boolean;
  isJoined: boolean;
  between: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={isJoined ? cardClass : 'grid grid-cols-1 gap-4 sm:gap-6'}>
      <section
        aria-labelledby="highest-price"
        tabIndex={-1}
        ref={(section) => {
          if (isFocused) section?.focus({ preventScroll: true });
        }}
        className={`outline-none ${isJoined ? '' : cardClass}`}
      >
        <AnswerHead {...answer} />
      </section>
      {between}
      <div className={isJoined ? 'border-t border-line' : cardClass}>{children}</div>
    </div>
  );
}

/** States what we assume for questions that the buyer has not answered. */
export function Assumed({ names }: { names: readonly AssumableAnswer[] }) {
  if (names.length === 0) return null;
  const parts = allOf(names.map((name) => text[`assumed-${name}`]()));
  return <span className="block">{text.assumed({ parts })}</span>;
}
