import { type Estimate, type LoanType, loanTypeOf } from '@latchkey/domain';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDeferredValue, useId, useState } from 'react';
import { money, rate } from '@/lib/format.ts';
import { affordText, panelsText, calculatorText as text } from '@/lib/texts.ts';
import { TermsBlock } from '@/ui/terms-block.tsx';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';

/**
 * The loan in one line: its type and why, amount, term, rate and APR. "All terms" opens every
 * payment right below the figures that call for them (12 CFR 1026.24(e)).
 */
export function LoanTerms({ estimate }: { estimate: Estimate }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const later = useDeferredValue(estimate);
  return (
    <>
      <p className="text-sm text-ink-soft">
        {inShort(estimate)} {reason(estimate)} {only[estimate.loanType]?.()}{' '}
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

/** The type is named once: in the reason, if there is one. */
function inShort({ terms }: Estimate): string {
  const amount = money(terms.loanAmount);
  const short = {
    loan: text.loan({ amount }),
    years: terms.years,
    rate: rate(terms.interest),
    down: money(terms.downPayment),
  };
  return terms.apr === undefined
    ? text.inShortNoApr(short)
    : text.inShort({ ...short, apr: rate(terms.apr) });
}

/** Who can get a type of loan, if not everyone with the score. */
const only: Partial<Record<LoanType, () => string>> = { VA: text.onlyVa, USDA: text.onlyUsda };

/** Why the applied programs make it this type of loan. */
function reason({ loanType: type, loanTypeReason, comparison, programs }: Estimate): string | null {
  switch (loanTypeReason) {
    case null:
      return null;
    case 'program': {
      const refusing = programs.find(({ firstMortgage: { types } }) => {
        return types.length > 0 && !types.map(loanTypeOf).includes(comparison.loanType);
      });
      return text['loan-because-program']({ type, program: refusing?.programName ?? '' });
    }
    case 'limit': {
      const limit = comparison.loanType === 'FHA' ? affordText.fha() : affordText.conforming();
      return text['loan-because-limit']({ type, limit });
    }
  }
}

/** The terms of both options, and the costs on top of the payments. */
function Terms({
  estimate: {
    terms,
    comparison,
    help,
    details: { dues, extraPrincipal },
  },
}: {
  estimate: Estimate;
}) {
  const isHelpPaid = help.some(({ payment }) => payment.kind !== 'none');
  const hasMore = isHelpPaid || dues + extraPrincipal > 0;
  return (
    <TermsBlock terms={terms} isQualified={comparison.isQualified}>
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
