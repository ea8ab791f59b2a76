import { typesafeI18nObject } from 'typesafe-i18n';

type Catalog = Readonly<Record<string, string>>;

/** The language of the page; a second language adds its name here and a catalog to each feature. */
const locale = 'en';

/**
 * A feature's sentences as typed functions, one for each key, in the language of the page.
 * `{count:number}` in a sentence asks for that argument, `{{one|many}}` follows the number before.
 */
export function defineText<const T extends Catalog>(catalogs: Record<typeof locale, T>) {
  return typesafeI18nObject(locale, catalogs[locale]);
}
