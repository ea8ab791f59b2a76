import type { Locale } from '@latchkey/texts';
import type { everyPage } from '@latchkey/texts/en/every-page.ts';

const files = import.meta.glob<Readonly<Record<keyof typeof everyPage, string>>>(
  '../../../../packages/texts/src/*/every-page.ts',
  { eager: true, import: 'everyPage' },
);

/**
 * Returns the UI text that every page needs, in the given language. Undefined for an unknown
 * language.
 */
export function everyPageText(locale: Locale) {
  return files[`../../../../packages/texts/src/${locale}/every-page.ts`];
}
