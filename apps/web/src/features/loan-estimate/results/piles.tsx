import { type ExpectedLoan, isAnotherLoan } from '@latchkey/domain/loan-estimate';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestion from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { paperPageText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { sameWords, unknownWords } from '../words/finding-words.ts';
import { type CheckedPaper, inPile } from './checked.ts';
import { DifferentPile } from './different-pile.tsx';

interface Props {
  readonly checked: CheckedPaper;
  readonly expected: ExpectedLoan | null;
  /** Whether the questions have loaded in every language. */
  readonly isReady: boolean;
}

/** Shows the results for one Loan Estimate in three piles. */
export function Piles({ checked: { findings, letter }, expected, isReady }: Props) {
  const different = inPile(findings, 'different');
  const unknown = inPile(findings, 'unknown');
  const same = inPile(findings, 'same');
  const counts = { different: different.length, unknown: unknown.length, same: same.length };
  return (
    <>
      <p role="status" className="sr-only">
        {text.results({ letter, ...counts })}
      </p>
      {isAnotherLoan(findings) ? (
        <p className="rounded-control border border-warn-line bg-warn-tint px-4 py-3 font-semibold">
          {text.anotherLoan()}
        </p>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <DifferentPile findings={different} expected={expected} isReady={isReady} />
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <UnknownPile words={unknown.map(unknownWords)} />
          <SamePile
            title={expected ? text.asInQuote() : text.addsUp()}
            words={same.map((finding) => sameWords(finding, expected))}
          />
        </div>
      </div>
    </>
  );
}

function UnknownPile({ words }: { words: readonly ReturnType<typeof unknownWords>[] }) {
  if (words.length === 0) return null;
  return (
    <section
      aria-labelledby="cannot-tell"
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex items-center gap-3 px-5 py-4">
        <CircleQuestion size={24} aria-hidden className="shrink-0 text-ink-soft" />
        <h2 id="cannot-tell" className="grow text-lg font-bold">
          {text.cannotTell()}
        </h2>
        <Count of={words.length} />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {words.map(({ title, words: reason }) => (
          <li key={title} className="px-5 py-3">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pile of figures that agree. At first, open on a wide screen and closed on a phone. */
function SamePile({ title, words }: { title: string; words: readonly string[] }) {
  const isWide = useMedia('(width >= 64rem)');
  if (words.length === 0) return null;
  return (
    <details
      key={String(isWide)}
      open={isWide}
      className="group rounded-card border border-line bg-surface shadow-card"
    >
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card px-5 py-4 [&::-webkit-details-marker]:hidden">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-brand" />
        <h2 className="grow text-lg font-bold">{title}</h2>
        <Count of={words.length} />
        <ChevronDown
          size={22}
          aria-hidden
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180 lg:hidden"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {words.map((line) => (
          <li key={line} className="flex gap-3 px-5 py-2.5">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The number of results in a pile. */
function Count({ of }: { of: ReactNode }) {
  return <span className="tabular text-xl font-bold">{of}</span>;
}
