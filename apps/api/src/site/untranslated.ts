import { type Brand, brandIn, type SiteProduct } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';

/**
 * Returns the fields of the brand and product files that have no translation in a language. The
 * values of these fields appear in English or in our default wording.
 */
export function untranslated(brand: Brand, product: SiteProduct, language: string): string[] {
  if (language === defaultLocale) return [];
  const { name, rateSource } = product.translations[language] ?? {};
  const { loweredPayment, rate } = product;
  return [
    ...brandIn(brand, language).inEnglish,
    ...(loweredPayment !== null && name === undefined ? ['name'] : []),
    ...(rate.source !== null && rateSource === undefined ? ['rateSource'] : []),
  ].map((field) => `translations.${language}.${field}`);
}
