import type { Calculator } from '../../state/calculator.tsx';
import { CashRow } from './cash-row.tsx';
import { MonthRow } from './month-row.tsx';
import { OwedRow } from './owed-row.tsx';

/** The three figures that a buyer needs: monthly payment, cash at closing and later debt. */
export function AnswerRows({ answered }: { answered: Calculator }) {
  const { answer, estimate, verdict } = answered;
  // Without a loan, the page has no detail sections.
  const hasDetail = verdict !== 'no-loan';
  return (
    <>
      <MonthRow answered={answered} />
      <div className="flex flex-wrap gap-px border-b border-line bg-line forced-colors:*:border-t">
        <CashRow answer={answer} estimate={estimate} hasDetail={hasDetail} />
        <OwedRow answer={answer} estimate={estimate} hasDetail={hasDetail} />
      </div>
    </>
  );
}
