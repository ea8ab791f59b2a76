import type { Estimate } from '@latchkey/domain';
import { money, rate } from '@/lib/format.ts';
import { affordText, calculatorText as text } from '@/lib/texts.ts';

/** The loan in one line: its type and why, amount, term, rate and APR. */
export function LoanSentence({ estimate }: { estimate: Estimate }) {
  const { terms, loanType: type, loanTypeReason } = estimate;
  const { apr } = terms;
  const amount = money(terms.loanAmount);
  const short = {
    years: terms.years,
    rate: rate(terms.interest),
    down: money(terms.downPayment),
    loan: loanTypeReason ? text.loanOfType({ type, amount }) : text.loan({ amount }),
  };
  return (
    <p className="text-sm text-ink-soft">
      {apr === undefined ? text.inShortNoApr(short) : text.inShort({ ...short, apr: rate(apr) })}{' '}
      {reason(estimate)}{' '}
      <a href="#terms" className="inline-block font-semibold text-brand underline">
        {text.allTerms()}
      </a>
    </p>
  );
}

/** Why the applied program makes it this type of loan. */
function reason({ loanType: type, loanTypeReason, comparison, program }: Estimate): string | null {
  switch (loanTypeReason) {
    case null:
      return null;
    case 'program':
      return text['loan-because-program']({ type, program: program?.programName ?? '' });
    case 'limit': {
      const limit = comparison.loanType === 'FHA' ? affordText.fha() : affordText.conforming();
      return text['loan-because-limit']({ type, limit });
    }
  }
}
