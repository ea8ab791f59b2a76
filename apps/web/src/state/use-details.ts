import {
  type CalculatorDetails,
  calculatorDetails,
  defaultCalculatorDetails,
  type StoredCalculatorDetails,
} from '@latchkey/domain';
import { product } from '@/lib/product.ts';
import { useDraftPart } from './draft.ts';

/** The settings to compute with, from those that the buyer stored, if any. */
export function detailsOf(stored: StoredCalculatorDetails | undefined): CalculatorDetails {
  return calculatorDetails(stored ?? defaultCalculatorDetails, product);
}

/** Hook for the settings of the quote in progress. */
export function useDetails(): CalculatorDetails {
  return detailsOf(useDraftPart((draft) => draft?.calculator));
}
