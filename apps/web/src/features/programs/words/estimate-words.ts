import { programsText as text } from '@/lib/texts.ts';

/** The button that opens the calculator. */
export function estimateWords(): string {
  return text.estimate();
}
