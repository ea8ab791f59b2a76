import { programsText as text } from '@/lib/texts.ts';

/** Returns the label of the button that opens the calculator. */
export function estimateWords(): string {
  return text.estimate();
}
