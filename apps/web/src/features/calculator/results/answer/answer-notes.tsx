import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { answerRowWords } from '@/lib/answer-row-words.ts';
import type { Calculator } from '../../state/calculator.tsx';
import { lenderWords, rateWords } from './month-words.ts';

/**
 * What the three figures depend on: the rate, the payment that a lender counts, and the limit of
 * the line of credit. The notes are below all three rows, so that a phone's first screen shows few
 * other figures.
 */
export function AnswerNotes({ answered }: { answered: Calculator }) {
  const { answer, estimate, latest, complete } = answered;
  const lender = complete ? lenderWords(estimate, complete.householdIncome) : null;
  const { limit } = answerRowWords(answer, estimate).owed;
  return (
    <div className="grid gap-1 text-sm">
      {lender ? <LenderNote {...lender} /> : null}
      <p>{rateWords(estimate, latest)}</p>
      {limit === '' ? null : <p>{limit}</p>}
    </div>
  );
}

/** Warns about a payment above the common guide. It is semibold if most lenders would not accept it. */
function LenderNote({ words, isTooHigh }: { words: string; isTooHigh: boolean }) {
  return (
    <p
      data-lender
      className={`-mx-3 flex gap-2 rounded-control border border-warn-line bg-warn-tint px-3 py-1 ${isTooHigh ? 'font-semibold' : ''}`}
    >
      <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-warn-ink" />
      <span>{words}</span>
    </p>
  );
}
