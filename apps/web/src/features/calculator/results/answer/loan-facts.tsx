import type { Estimate } from '@latchkey/domain';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { aprWordsOf } from '@/lib/apr-words.ts';
import { trueCostText } from '@/lib/texts.ts';
import { ExplainedText, useExplained } from '@/ui/explained-text.tsx';
import { explainedTerms } from '../terms.ts';
import { partClass } from './answer-card.tsx';
import { LoanTerms } from './loan-terms.tsx';

/** Facts about the loan behind the answer's figures: who pays the taxes, the APR and the terms. */
export function LoanFacts({ estimate }: { estimate: Estimate }) {
  return (
    <div className={`grid gap-2 ${partClass} pt-0!`}>
      <EscrowLine estimate={estimate} />
      <Apr estimate={estimate} />
      <div className="border-t border-line pt-2 sm:pt-3">
        <LoanTerms estimate={estimate} />
      </div>
    </div>
  );
}

function EscrowLine({ estimate }: { estimate: Estimate }) {
  const words = escrowWords(estimate);
  if (words === null) return null;
  const terms = explainedTerms(estimate);
  return estimate.escrow === 'required' ? (
    <p className="-mx-3 flex gap-2 rounded-control border border-warn-line bg-warn-tint px-3 py-2 text-sm sm:mx-0 sm:gap-3 sm:px-4 sm:py-3">
      <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-warn-ink" />
      <span>
        <ExplainedText text={words} terms={terms} />
      </span>
    </p>
  ) : (
    <p className="text-sm">
      <ExplainedText text={words} terms={terms} />
    </p>
  );
}

/**
 * Explains that the lender collects taxes and insurance. Null if the lender lets the buyer choose,
 * if the site offers no lowered payment, or if no common loan covers the home.
 */
export function escrowWords({
  escrow,
  loanType,
  comparison,
  noCommonLoan,
}: Estimate): string | null {
  if (noCommonLoan || comparison.lowering.kind === 'not-offered' || escrow === 'optional') {
    return null;
  }
  return escrow === 'required'
    ? trueCostText.escrowRequired({ type: loanType })
    : trueCostText.escrowUsual();
}

/** Shows the APR and what it includes. Renders nothing without a loan. */
function Apr({ estimate }: { estimate: Estimate }) {
  const words = aprWordsOf(estimate);
  const terms = explainedTerms(estimate);
  const { withButtons, explanation } = useExplained(terms);
  if (!words) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <dt className="font-bold">{withButtons(words.label)}</dt>
      <dd className="tabular text-lg font-bold">{words.value}</dd>
      {explanation ? <dd className="col-span-2">{explanation}</dd> : null}
      <dd className="col-span-2 text-sm text-ink-soft">
        <ExplainedText text={words.line} terms={terms} />
      </dd>
    </dl>
  );
}
