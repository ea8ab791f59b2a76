import type { CalculatorDetails, QuoteAnswers } from '@latchkey/domain';
import { compareText as text } from '@/lib/texts.ts';
import { sharedCompareAddress } from '@/state/shared-link.ts';
import { CopyLink } from '@/ui/copy-link.tsx';

/**
 * A button that copies a link to this comparison. The link contains the programs and the figures,
 * but no other data about the buyer.
 */
export function ShareComparison({
  quote: { homePrice, downPayment, homeLocation },
  details: { term, interestRate, applyAssistance, helpPaysClosing },
  ids,
}: {
  quote: QuoteAnswers;
  details: CalculatorDetails;
  ids: readonly number[];
}) {
  const figures = {
    homePrice,
    downPayment,
    term,
    interestRate,
    programId: null,
    withIds: [],
    locationId: homeLocation.id,
    applyAssistance,
    helpPaysClosing,
  };
  const url = new URL(sharedCompareAddress(figures, ids), location.href).href;
  return (
    <div className="print:hidden">
      <CopyLink
        url={url}
        words={{
          copy: text.share(),
          copied: text.shared(),
          notCopied: text.notShared(),
          link: text.link(),
        }}
      />
    </div>
  );
}
