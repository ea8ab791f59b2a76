import { typesafeI18nObject } from 'typesafe-i18n';

type Catalog = Readonly<Record<string, string>>;

/** The language of the page; a second language adds its name here and a catalog to each feature. */
const locale = 'en';

/**
 * Turns a feature's catalog into typed functions, one for each key, in the language of the page.
 * `{count:number}` declares an argument. `{{one|many}}` picks the form for the number before it.
 */
export function defineText<const T extends Catalog>(catalogs: Record<typeof locale, T>) {
  return typesafeI18nObject(locale, catalogs[locale]);
}
