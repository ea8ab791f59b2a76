import { answerRowWords } from '@/lib/answer-row-words.ts';
import type { Calculator } from '../../state/calculator.tsx';
import { LenderNote } from './lender-note.tsx';
import { lenderWords, rateWords } from './month-words.ts';

/**
 * Notes on what the three figures depend on: the rate, the payment that a lender compares with the
 * income, and the limit of the line of credit. They are below the three rows, so that few other
 * figures are on a phone's first screen.
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
