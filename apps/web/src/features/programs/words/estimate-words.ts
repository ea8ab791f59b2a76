import { product } from '@/lib/product.ts';
import { plainText, programsText as text } from '@/lib/texts.ts';

/** The button that opens the calculator. */
export function estimateWords(): string {
  return product.loweredPayment ? text.estimate() : plainText.estimate();
}
