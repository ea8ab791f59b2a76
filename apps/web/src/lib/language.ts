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

/** The languages that we support in addition to English. */
export const otherLocales = locales.slice(1);

/**
 * Returns the URL of a page in the page's language. Only public pages have a URL for each language.
 */
export function addressIn(path: string, locale = currentLocale()): string {
  const isPrefixed = locale !== defaultLocale && publicPathOf(path, []) !== undefined;
  return isPrefixed ? pathIn(locale, path) : path;
}

/**
 * Returns the language in the prefix of a URL, such as `es` for a URL that starts with `/es`.
 * Undefined for English.
 */
export function languageOf(address: string): Locale | undefined {
  return prefixOf(address, otherLocales);
}

/** Returns the path of a public page without its language prefix. Undefined for any other page. */
export function publicPath(address: string): string | undefined {
  return publicPathOf(address, otherLocales);
}

/** Stores the language in a cookie. Pages without a language in their URL use it after a reload. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari got the Cookie Store API in 2025.
  document.cookie = languageCookie(locale, location.protocol === 'https:');
  // An email link may have put a language parameter in the URL. Remove it, because it would
  // override the cookie.
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_NAME)) return;
  address.searchParams.delete(LANGUAGE_NAME);
  history.replaceState(history.state, '', address);
}

/**
 * Switches the current page to a language, and keeps text that the visitor has typed. The pages for
 * our team stay in English.
 *
 * @returns whether the page is now in that language
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
