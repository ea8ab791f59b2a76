import { acceptsType, type Estimate, type LoanType, loanTypeOfScore } from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDeferredValue, useId, useState } from 'react';
import { rate, wholeMoney } from '@/lib/format.ts';
import { affordText, noCommonLoanText, panelsText, calculatorText as text } from '@/lib/texts.ts';
import { TermsBlock } from '@/ui/terms-block.tsx';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';

/**
 * Shows the loan in one line: its type, the reason for the type, the amount, the term and the rate.
 * "All terms" lists every payment right below the figures, as 12 CFR 1026.24(e) requires.
 */
export function LoanTerms({ estimate }: { estimate: Estimate }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const later = useDeferredValue(estimate);
  return (
    <>
      <p className="text-sm text-ink-soft">
        {inShort(estimate)} {typeWords(estimate)}{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-6 items-center gap-1 rounded-small font-semibold text-brand underline"
        >
          {text.allTerms()}
          <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : ''} />
        </button>
      </p>
      {isOpen ? (
        <div id={id} className="mt-3 border-t border-line pt-4">
          <Terms estimate={later} />
        </div>
      ) : null}
    </>
  );
}

/**
 * Returns the loan's terms in one line. Omits the loan type, because the sentence before the line
 * already states it.
 */
function inShort({ terms }: Estimate): string {
  return text.inShort({
    loan: text.loan({ amount: wholeMoney(terms.loanAmount) }),
    years: terms.years,
    rate: rate(terms.interest),
    down: wholeMoney(terms.downPayment),
  });
}

/**
 * Explains why the loan has this type, and who can get such a loan. If the loan is above the
 * limits, its type is unknown.
 */
function typeWords(estimate: Estimate): string {
  if (estimate.noCommonLoan) return noCommonLoanText.type();
  return [reason(estimate), only[estimate.loanType]?.()].filter(Boolean).join(' ');
}

/** Who can get each loan type that has conditions other than the credit score. */
const only: Partial<Record<LoanType, () => string>> = { USDA: text.onlyUsda };

/** Explains why the loan type differs from the type that the credit score alone would lead to. */
function reason({ loanType: type, loanTypeReason, facts, programs }: Estimate): string | null {
  const ofScore = loanTypeOfScore(facts.creditScore);
  switch (loanTypeReason) {
    case null:
      return null;
    case 'program': {
      const refusing = programs.find((program) => !acceptsType([program], ofScore));
      return text['loan-because-program']({ type, program: refusing?.programName ?? '' });
    }
    case 'limit': {
      const limit = ofScore === 'FHA' ? affordText.fha() : affordText.conforming();
      return text['loan-because-limit']({ type, limit });
    }
  }
}

/** The terms of both options, and the costs that the payments do not include. */
function Terms({ estimate }: { estimate: Estimate }) {
  const { help, details } = estimate;
  const dues = details.dues ?? 0;
  const { extraPrincipal } = details;
  const range = insuranceRange(estimate);
  const isHelpPaid = help.some(({ payment }) => payment.kind !== 'none');
  const hasMore = isHelpPaid || dues + extraPrincipal > 0;
  return (
    <TermsBlock estimate={estimate}>
      {range === null ? null : <p className="mt-3 text-sm">{range}</p>}
      {hasMore ? (
        <div className="mt-4 grid gap-2 border-t border-line pt-4">
          <p className="text-base font-bold">{panelsText.besides()}</p>
          <HelpPaymentWords help={help} />
          {dues > 0 ? <p>{panelsText.duesOutside()}</p> : null}
          {extraPrincipal > 0 ? <p>{panelsText.extraOutside()}</p> : null}
        </div>
      ) : null}
    </TermsBlock>
  );
}

/**
 * Returns the lowest and highest rates of private mortgage insurance for the buyer's credit score
 * band. Null if the band has only one rate.
 */
function insuranceRange({ comparison }: Estimate): string | null {
  const { insurance } = comparison.firstLoan;
  if (insurance.kind !== 'private' || insurance.lowestRate === insurance.rate) return null;
  return panelsText.insuranceRange({
    lowest: rate(insurance.lowestRate),
    highest: rate(insurance.rate),
  });
}
