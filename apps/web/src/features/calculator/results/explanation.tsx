import type { CalculatorDetails, PricedAnswers, QuoteAnswers } from '@latchkey/domain';
import { memo, useDeferredValue, useMemo } from 'react';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { Deferred } from './deferred.tsx';
import type { Estimate } from './estimate.ts';

/** How long to wait after the last change before updating the slow parts, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * The explanations below the figures. While the buyer types, the browser skips layout for parts
 * outside the viewport, and they keep their last height.
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
  const settled = useDeferredValue(useDebouncedValue(shown, DEBOUNCE_MS));
  const { program } = estimate;

  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6 *:[contain-intrinsic-block-size:auto_30rem] group-focus-within/page:*:[content-visibility:auto]">
      <Deferred.HelpCost estimate={estimate} />
      <Deferred.SaleCard estimate={estimate} details={details} onDetails={onDetails} />
      <Deferred.AffordCard
        place={quote.homeLocation}
        income={complete?.householdIncome ?? null}
        homeType={complete?.homeType ?? 'single-family'}
        estimate={estimate}
        details={details}
        onDetails={onDetails}
      />
      <Deferred.TermsCard estimate={estimate} details={details} />
      <Deferred.Charts {...settled.estimate} />
      <Deferred.YearByYear comparison={estimate.comparison} />
      <Deferred.Scenarios
        quote={settled.quote}
        complete={settled.complete}
        details={details}
        counted={program}
      />
      <Deferred.SharePanel quote={quote} details={details} programId={program?.id ?? null} />
    </div>
  );
});
