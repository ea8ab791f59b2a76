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
 * Returns the settings for the calculation: the defaults, overridden by the settings that the buyer
 * stored.
 */
export function detailsOf(
  stored: StoredCalculatorDetails | undefined,
  product: LocalProduct,
): CalculatorDetails {
  return calculatorDetails(stored ?? defaultCalculatorDetails, product);
}

/** Hook that returns the calculation settings of the quote in progress. */
export function useDetails(): CalculatorDetails {
  const stored = useDraftPart((draft) => draft?.calculator);
  return detailsOf(stored, useSite().product);
}
