import { LANGUAGE_NAME, type PageData, pagePaths } from '@latchkey/contract';
import type { Locale } from '@latchkey/texts';
import { usePageSite } from './page-site.ts';
import { queryClient } from './query-client.ts';
import { setLocale } from './text.ts';

/**
 * Switches the page to a language after the brand, the product and all UI text have loaded in it.
 *
 * @throws if the brand, the product or UI text fails to load
 */
export async function switchLanguage(locale: Locale): Promise<void> {
  const site = await siteIn(locale);
  await setLocale(locale, () => usePageSite.setState(site));
  document.documentElement.lang = locale;
  // Some API responses depend on the language of the page that sends the request.
  void queryClient.invalidateQueries();
}

/**
 * Loads the site's data in a language. For this purpose, the server sends a page without content.
 */
async function siteIn(locale: Locale): Promise<Pick<PageData, 'brand' | 'product'>> {
  const response = await fetch(`${pagePaths.account}?${LANGUAGE_NAME}=${locale}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const read = (id: string) => JSON.parse(page.getElementById(id)?.textContent ?? '');
  return { brand: read('brand'), product: read('product') };
}
