import { answerRowWords } from '@/lib/answer-row-words.ts';
import type { Calculator } from '../../state/calculator.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { CashRow } from './cash-row.tsx';
import { MonthRow } from './month-row.tsx';
import { OwedRow } from './owed-row.tsx';
import { WhyLower } from './why-lower.tsx';

/** The three main figures: the monthly payment, the cash due at closing and the later debt. */
export function AnswerRows({ answered }: { answered: Calculator }) {
  const { answer, estimate, verdict } = answered;
  // If there is no loan, the page has no detail sections.
  const hasDetail = verdict !== 'no-loan';
  const { cash, owed } = answerRowWords(answer, estimate);
  return (
    <>
      <MonthRow answered={answered} />
      <div className="flex flex-wrap gap-px border-b border-line bg-line forced-colors:*:border-t">
        <CashRow words={cash} gap={answer.cash.gap} estimate={estimate} hasDetail={hasDetail} />
        <OwedRow words={owed} dollars={answered.answer.owedLater.dollars} hasDetail={hasDetail} />
      </div>
      {hasDetail ? (
        <div className="grid gap-1 border-b border-line px-5 py-1.5 sm:px-7">
          <WhyLower answer={answer} estimate={estimate} />
          <AnswerNotes answered={answered} />
        </div>
      ) : null}
    </>
  );
}
