import type {
  AskedPrograms,
  CalculatorDetails,
  CountedProgram,
  Estimate,
  PricedAnswers,
  QuoteAnswers,
} from '@latchkey/domain';
import { useDeferredValue } from 'react';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import type { Amounts } from '../inputs/use-answers.ts';
import { Deferred } from './deferred.tsx';

/** How long to wait after the last change before updating the slow parts, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * The explanations below the figures. While the buyer types, the browser skips layout for parts
 * outside the viewport, and they keep their last height.
 */
export function Explanation({
  quote,
  estimate,
  complete,
  details,
  cash,
  programs,
  onAmounts,
  onDetails,
  onProgram,
}: {
  quote: PricedAnswers;
  estimate: Estimate;
  complete: QuoteAnswers | null;
  details: CalculatorDetails;
  /** The buyer's cash for closing, in whole dollars. */
  cash: number;
  programs: readonly CountedProgram[];
  onAmounts: (amounts: Amounts) => void;
  onDetails: (details: Partial<CalculatorDetails>) => void;
  onProgram: (asked: AskedPrograms) => void;
}) {
  const shown = { quote, estimate, complete, cash };
  const settled = useDeferredValue(useDebouncedValue(shown, DEBOUNCE_MS));
  const { programs: counted } = estimate;

  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6 *:[contain-intrinsic-block-size:auto_30rem] group-focus-within/page:*:[content-visibility:auto]">
      <Deferred.PaymentLine estimate={settled.estimate} />
      <Deferred.Details
        quote={settled.quote}
        estimate={settled.estimate}
        complete={settled.complete}
        details={details}
        cash={settled.cash}
        programs={programs}
        onAmounts={onAmounts}
        onDetails={onDetails}
        onProgram={onProgram}
      />
      <Deferred.Scenarios
        quote={settled.quote}
        complete={settled.complete}
        details={details}
        counted={counted}
      />
    </div>
  );
}
