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

/** A page's URL in the page's language. Only public pages have a URL for each language. */
export function addressIn(path: string, locale = currentLocale()): string {
  const isPrefixed = locale !== defaultLocale && publicPathOf(path, []) !== undefined;
  return isPrefixed ? pathIn(locale, path) : path;
}

/**
 * The language that a URL starts with, such as `/es`. Undefined for English, which has no prefix.
 */
export function languageOf(address: string): Locale | undefined {
  return prefixOf(address, otherLocales);
}

/** The path of a public page, without its language. Undefined for any other page. */
export function publicPath(address: string): string | undefined {
  return publicPathOf(address, otherLocales);
}

/** From the next reload on, opens pages without a language in their URL in this language. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari got the Cookie Store API in 2025.
  document.cookie = languageCookie(locale, location.protocol === 'https:');
  // A language parameter from an email link would override the cookie.
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_NAME)) return;
  address.searchParams.delete(LANGUAGE_NAME);
  history.replaceState(history.state, '', address);
}

/**
 * Switches the current page to a language, without losing what the visitor has typed. The team's
 * pages stay in English.
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
