import { defaultLocale } from '@latchkey/texts';
import { useLocale } from '@/lib/text.ts';
import { programsText as text } from '@/lib/texts.ts';

/** Says whose text decides, on a page in another language than English. */
export function TranslationNote() {
  if (useLocale() === defaultLocale) return null;
  return <p className="mt-6 text-sm text-ink-soft">{text.agencyTextDecides()}</p>;
}
