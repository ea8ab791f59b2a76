import {
  type CalculatorDetails,
  calculatorDetails,
  defaultCalculatorDetails,
  type LocalProduct,
  type StoredCalculatorDetails,
} from '@latchkey/domain';
import { useSite } from '@/lib/site.ts';
import { useDraftPart } from './draft.ts';

/**
 * Returns the settings for the calculation. Settings that the buyer stored replace the defaults.
 */
export function detailsOf(
  stored: StoredCalculatorDetails | undefined,
  product: LocalProduct,
): CalculatorDetails {
  return calculatorDetails(stored ?? defaultCalculatorDetails, product);
}

/** Hook for the calculation settings of the quote in progress. */
export function useDetails(): CalculatorDetails {
  const stored = useDraftPart((draft) => draft?.calculator);
  return detailsOf(stored, useSite().product);
}
