import type { Locale } from '@latchkey/texts';
import type { everyPage } from '@latchkey/texts/en/every-page.ts';

const files = import.meta.glob<Readonly<Record<keyof typeof everyPage, string>>>(
  '../../../../packages/texts/src/*/every-page.ts',
  { eager: true, import: 'everyPage' },
);

/** The texts that every page needs, in one language. Undefined if that language has no texts. */
export function everyPageText(locale: Locale) {
  return files[`../../../../packages/texts/src/${locale}/every-page.ts`];
}
