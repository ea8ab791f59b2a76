import type { Locale } from './catalogs.ts';

/** A language's name in that language: Español. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));
}
