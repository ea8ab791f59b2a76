import type { CalculatorDetails, PricedAnswers, QuoteAnswers } from '@latchkey/domain';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Estimate } from './estimate.ts';
import { Later } from './later.tsx';
import { useSettled } from './use-settled.ts';

/** How long the figures must have stood still before what takes long to draw follows them. */
const PAUSE_MS = 250;

/**
 * What stands behind the figures. While one types into a box, what is out of sight is not laid out:
 * it keeps the height that it last had.
 */
export const Explanation = memo(function Explanation({
  quote,
  estimate,
  complete,
  details,
  onDetails,
}: {
  quote: PricedAnswers;
  estimate: Estimate;
  complete: QuoteAnswers | null;
  details: CalculatorDetails;
  onDetails: (details: Partial<CalculatorDetails>) => void;
}) {
  const shown = useMemo(() => ({ quote, estimate, complete }), [quote, estimate, complete]);
  const settled = useDeferredValue(useSettled(shown, PAUSE_MS));
  const { program } = estimate;

  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6 *:[contain-intrinsic-block-size:auto_30rem] group-focus-within/page:*:[content-visibility:auto]">
      <Later.HelpCost estimate={estimate} />
      <Later.SaleCard estimate={estimate} details={details} onDetails={onDetails} />
      <Later.OwnFigures quote={quote} estimate={estimate} details={details} onDetails={onDetails} />
      <Later.AffordCard
        place={quote.homeLocation}
        income={complete?.householdIncome ?? null}
        homeType={complete?.homeType ?? 'single-family'}
        estimate={estimate}
        details={details}
        onDetails={onDetails}
      />
      <Later.TermsCard estimate={estimate} details={details} />
      <Later.Pictures {...settled.estimate} />
      <Later.YearByYear comparison={estimate.comparison} />
      <Later.Scenarios
        quote={settled.quote}
        complete={settled.complete}
        details={details}
        counted={program}
      />
      <Later.SharePanel quote={quote} details={details} programId={program?.id ?? null} />
    </div>
  );
});
