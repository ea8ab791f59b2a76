import type { ExpectedLoan, Finding } from '@latchkey/domain/loan-estimate';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { paperPageText as text } from '@/lib/texts.ts';
import { differentWords } from '../words/finding-words.ts';
import { Question } from './question.tsx';

type Different = Extract<Finding, { pile: 'different' }>;

interface Props {
  readonly findings: readonly Different[];
  readonly expected: ExpectedLoan | null;
  readonly isReady: boolean;
}

const HEADING = 'different';

/** Moves focus to the results, because the control that had focus is gone. */
export function focusResults(): void {
  document.getElementById(HEADING)?.focus();
}

/** Shows the figures that do not agree, each with a question for the lender. */
export function DifferentPile({ findings, expected, isReady }: Props) {
  return (
    <section
      aria-labelledby={HEADING}
      className="min-w-0 rounded-card border border-warn-line bg-warn-tint shadow-card"
    >
      <div className="flex items-center gap-3 px-5 py-4">
        <CircleAlert size={24} aria-hidden className="shrink-0 text-warn-ink" />
        <h2 id={HEADING} tabIndex={-1} className="grow text-lg font-bold">
          {text.different()}
        </h2>
        <span className="tabular text-xl font-bold">{findings.length}</span>
      </div>
      {findings.length === 0 ? (
        <p className="border-t border-warn-line px-5 py-4">{text.nothingDifferent()}</p>
      ) : null}
      {findings.map((finding) => (
        <DifferentFigure
          key={finding.check}
          finding={finding}
          expected={expected}
          isReady={isReady}
        />
      ))}
    </section>
  );
}

function DifferentFigure({
  finding,
  expected,
  isReady,
}: Omit<Props, 'findings'> & { finding: Different }) {
  const words = differentWords(finding, expected);
  return (
    <div className="border-t border-warn-line px-5 py-4">
      <h3 className="text-base font-semibold">{words.title}</h3>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        <Pair name={text.onPaper()} value={words.paper} />
        <Pair name={words.basis} value={words.expected} />
      </dl>
      <Question finding={finding} expected={expected} isReady={isReady} />
    </div>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular text-lg font-bold">{value}</dd>
    </div>
  );
}
