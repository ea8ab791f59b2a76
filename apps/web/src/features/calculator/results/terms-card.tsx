import type { CalculatorDetails, Estimate } from '@latchkey/domain';
import { panelsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { TermsBlock } from '@/ui/terms-block.tsx';
import { HelpPaymentWords } from '../assistance/help-payment-words.tsx';

/** The terms of both options, and the costs on top of the payments. */
export function TermsCard({
  estimate: { terms, comparison, assistancePayment },
  details: { dues, extraPrincipal },
}: {
  estimate: Estimate;
  details: CalculatorDetails;
}) {
  const hasMore = assistancePayment.kind !== 'none' || dues + extraPrincipal > 0;
  return (
    <Card>
      <div id="terms" className="scroll-mt-6">
        <TermsBlock terms={terms} isQualified={comparison.isQualified}>
          {hasMore ? (
            <div className="mt-4 grid gap-2 border-t border-line pt-4">
              <p className="text-base font-bold">{text.besides()}</p>
              <HelpPaymentWords payment={assistancePayment} />
              {dues > 0 ? <p>{text.duesOutside()}</p> : null}
              {extraPrincipal > 0 ? <p>{text.extraOutside()}</p> : null}
            </div>
          ) : null}
        </TermsBlock>
      </div>
    </Card>
  );
}
