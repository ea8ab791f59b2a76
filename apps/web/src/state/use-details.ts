import {
  type CalculatorDetails,
  calculatorDetails,
  defaultCalculatorDetails,
  type LocalProduct,
  type StoredCalculatorDetails,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useDraftPart } from './draft.ts';

/** The settings for the calculation, including those that the buyer stored, if any. */
export function detailsOf(
  stored: StoredCalculatorDetails | undefined,
  product: LocalProduct,
): CalculatorDetails {
  return calculatorDetails(stored ?? defaultCalculatorDetails, product);
}

/** Hook for the settings of the quote in progress. */
export function useDetails(): CalculatorDetails {
  const stored = useDraftPart((draft) => draft?.calculator);
  return detailsOf(stored, useSite().product);
}
