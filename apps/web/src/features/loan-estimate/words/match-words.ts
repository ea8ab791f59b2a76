import type { LoanTrait } from '@latchkey/domain/loan-estimate';
import { allOf } from '@/lib/format.ts';
import { paperPageText as text } from '@/lib/texts.ts';
import type { CheckedPaper } from '../results/checked.ts';

/**
 * Returns a sentence for each Loan Estimate that is not, or may not be, for the same loan as the
 * first.
 */
export function matchSentences(checked: readonly CheckedPaper[]): string[] {
  return checked.map(matchWords).filter((sentence) => sentence !== null);
}

function matchWords({ letter, match }: CheckedPaper): string | null {
  switch (match.kind) {
    case 'same':
      return null;
    case 'different':
      return text.notSame({ letter, traits: traitsIn(match.by) });
    case 'unknown':
      return text.perhapsSame({ letter, traits: traitsIn(match.missing) });
  }
}

function traitsIn(traits: readonly LoanTrait[]): string {
  return allOf(traits.map((trait) => text[`trait-${trait}`]()));
}
