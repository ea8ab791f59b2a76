import {
  LANGUAGE_NAME,
  languageCookie,
  pagePaths,
  pathIn,
  prefixOf,
  publicPathOf,
} from '@latchkey/contract';
import { defaultLocale, type Locale } from '@latchkey/texts';
import { showAlert } from './alerts.ts';
import { logFailure } from './log.ts';
import { currentLocale, locales } from './text.ts';
import { appText, quotesText } from './texts.ts';

/** The languages other than English. */
export const otherLocales = locales.slice(1);

/** The address of a page in the page's language. Only public pages have one for each language. */
export function addressIn(path: string, locale = currentLocale()): string {
  const isPrefixed = locale !== defaultLocale && publicPathOf(path, []) !== undefined;
  return isPrefixed ? pathIn(locale, path) : path;
}

/** The language that an address begins with, like `/es`. English has none. */
export function languageOf(address: string): Locale | undefined {
  return prefixOf(address, otherLocales);
}

/** The path of a public page at an address in any language. Undefined for any other address. */
export function publicPath(address: string): string | undefined {
  return publicPathOf(address, otherLocales);
}

/** Opens pages without a language in their address in this one, from the next reload on. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari got the Cookie Store API in 2025.
  document.cookie = languageCookie(locale, location.protocol === 'https:');
  // The link of an email asks for a language, which would win over the cookie.
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_NAME)) return;
  address.searchParams.delete(LANGUAGE_NAME);
  history.replaceState(history.state, '', address);
}

/**
 * Switches the page to a language where it is. What the visitor has typed stays. The operator's pages
 * are in English.
 *
 * @returns whether the page is in that language now
 */
export async function showLocale(locale: Locale): Promise<boolean> {
  try {
    if (location.pathname.startsWith(pagePaths.operator)) return false;
    const { switchLanguage } = await import('./switch-language.ts');
    await switchLanguage(locale);
    return true;
  } catch (error) {
    logFailure('Could not switch the language', error);
    showAlert({ variant: 'error', label: quotesText.error(), message: appText.failed() });
    return false;
  }
}
