import { LANGUAGE_NAME, pagePaths } from '@latchkey/contract';
import type { LocalBrand } from '@latchkey/domain';
import type { Locale } from '@latchkey/texts';
import { setBrand } from './brand.ts';
import { queryClient } from './query-client.ts';
import { setLocale } from './text.ts';

/**
 * Switches the page, once it has the brand and all text in that language.
 *
 * @throws if something does not load
 */
export async function switchLanguage(locale: Locale): Promise<void> {
  const brand = await brandIn(locale);
  await setLocale(locale, () => setBrand(brand));
  document.documentElement.lang = locale;
  // Some answers of our API are in the language of the page that asked.
  void queryClient.invalidateQueries();
}

/** The brand, from a page that the server sends without content. */
async function brandIn(locale: Locale): Promise<LocalBrand> {
  const response = await fetch(`${pagePaths.account}?${LANGUAGE_NAME}=${locale}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return JSON.parse(page.getElementById('brand')?.textContent ?? '');
}
