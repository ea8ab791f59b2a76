import type { AlmostProgram, MatchedProgram, ProgramDetails } from '@latchkey/domain';
import { hasTranslation } from '@/lib/catalog-text.ts';
import { programsText as text } from '@/lib/texts.ts';

/**
 * States that the English text is authoritative. Shown if any fact about the program is translated.
 */
export function TranslationNote({
  programs,
}: {
  programs: readonly (MatchedProgram | AlmostProgram | ProgramDetails)[];
}) {
  if (!hasTranslation(programs)) return null;
  return <p className="mt-6 text-sm text-ink-soft">{text.agencyTextDecides()}</p>;
}
