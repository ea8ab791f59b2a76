import { pathIn, pathOf } from '@latchkey/contract';
import { defaultLocale, type Locale } from '@latchkey/texts';

/**
 * Returns the URL of a program's public page in the email's language. The page needs no quote.
 * Notices from older versions have no slug, so they link to the program's page in the quote.
 */
export function programUrl(
  siteUrl: string,
  { programId, slug }: { readonly programId: number; readonly slug: string | null },
  locale: Locale,
): string {
  if (slug === null) return siteUrl + pathOf('program', { programId: String(programId) });
  const path = pathOf('publicProgram', { slug });
  return siteUrl + (locale === defaultLocale ? path : pathIn(locale, path));
}
