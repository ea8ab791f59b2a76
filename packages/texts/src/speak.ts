import { i18nObject, type typesafeI18nObject } from 'typesafe-i18n';
import type { Locale } from './catalogs.ts';

export type Catalog = Readonly<Record<string, string>>;

/** One function for each sentence in a catalog, with the arguments that the sentence declares. */
export type TextOf<T extends Catalog> = ReturnType<typeof typesafeI18nObject<Locale, T>>;

/** A catalog in another language: the same keys with translated sentences. */
export type Translated<T extends Catalog> = { readonly [Key in keyof T]: string };

/**
 * Turns a catalog into typed functions. `{count:number}` declares an argument. `{{one|many}}` picks
 * the form for the number before it, by the language's plural rules.
 */
export function speak<T extends Catalog>(locale: Locale, catalog: Translated<T>): TextOf<T> {
  return i18nObject<Locale, Translated<T>, TextOf<T>>(locale, catalog);
}
