import type { Estimate } from '@latchkey/domain';
import { leftOutOfTraditional } from '@/lib/left-out-words.ts';
import { calculatorText, answerText as text } from '@/lib/texts.ts';
import { Figure } from '@/ui/figure.tsx';
import { HelpPaymentWords } from '../../assistance/help-payment-words.tsx';
import { LeftOutLine, labelClass, partClass } from './answer-card.tsx';
import { LoanTerms } from './loan-terms.tsx';

/** The traditional payment, for a buyer without a lowered one. */
export function TraditionalAnswer({
  estimate,
  isHeading = false,
}: {
  estimate: Estimate;
  /** Whether no other heading names the card. */
  isHeading?: boolean;
}) {
  const title = calculatorText.traditionalPayment();
  return (
    <div className={partClass}>
      {isHeading ? (
        <h2 id="payment" className={labelClass}>
          {title}
        </h2>
      ) : (
        <p className={labelClass}>{title}</p>
      )}
      <Figure dollars={estimate.comparison.traditionalMortgagePayment} isPayment />
      <p className="text-sm">{text.traditionalHolds()}</p>
      <LeftOutLine parts={leftOutOfTraditional(estimate)} />
      <div className="text-sm">
        <HelpPaymentWords help={estimate.help} />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <LoanTerms estimate={estimate} />
      </div>
    </div>
  );
}
