import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { RichText } from '@/lib/rich-text.tsx';

/**
 * The answer on a dark banner: a label, the highest price and a sentence. `change` is the single
 * change that raises the price the most.
 */
export function AnswerHead({
  label,
  figure,
  words,
  change,
}: {
  label: string;
  figure: string;
  /** A sentence with `<b>` tags around amounts. */
  words: string;
  /** A sentence with `<b>` tags around the change. Null if no change raises the price. */
  change: string | null;
}) {
  return (
    <>
      <div className="night bg-banner px-5 py-4 text-ink sm:px-7 sm:py-6">
        <h2 id="highest-price" className="text-sm font-semibold tracking-normal">
          {label}
        </h2>
        <p
          data-highest-price
          elementtiming="answer"
          className="tabular text-[2.75rem] leading-12 font-bold sm:text-[3.5rem] sm:leading-15"
        >
          {figure}
        </p>
        <p>{bold(words)}</p>
      </div>
      {change === null ? null : (
        <div className="flex gap-3 px-5 py-4 sm:px-7">
          <ArrowRight size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
          <p>{bold(change)}</p>
        </div>
      )}
    </>
  );
}

function bold(words: string): ReactNode {
  return (
    <RichText
      text={words}
      parts={{ b: (content) => <strong className="tabular">{content}</strong> }}
    />
  );
}
