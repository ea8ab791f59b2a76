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
  const notes = [
    rateWords(estimate, latest),
    complete ? lenderWords(estimate, complete.householdIncome) : null,
    answerRowWords(answer, estimate).owed.limit,
  ];
  return (
    <div className="grid gap-1 pb-1 text-sm">
      {notes.map((note) => (note ? <p key={note}>{note}</p> : null))}
    </div>
  );
}
