import { LANGUAGE_NAME, pagePaths } from '@latchkey/contract';
import { defaultLocale, type Locale } from '@latchkey/texts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { create } from 'zustand';
import { keepLanguage } from '@/lib/auth/keep-language.ts';
import { everyPageText } from '@/lib/every-page.ts';
import { addressIn, publicPath, rememberLocale, showLocale } from '@/lib/language.ts';
import { locales, useLocale } from '@/lib/text.ts';
import { uiText as text } from '@/lib/texts.ts';
import { useIsHydrated } from '@/lib/use-is-hydrated.ts';

/** Whether the page has data in memory that a page load would lose. */
const usePageHeld = create<{ isHeld: boolean }>(() => ({ isHeld: false }));

/**
 * Makes the links of a public page switch the language without a page load, because the page has
 * data that is not stored. Call the returned function when the page no longer has such data.
 */
export function holdPage(isHeld: boolean): () => void {
  usePageHeld.setState({ isHeld });
  return () => usePageHeld.setState({ isHeld: false });
}

/**
 * The language menu. It shows each language's own name. Public pages use links. Other pages, and
 * public pages that have called {@link holdPage}, switch the language without reloading, so that
 * the visitor's input is not lost. Renders nothing on the pages for our team, because they are only
 * in English.
 *
 * @param isShort whether a phone shows only the other languages
 */
export function LanguageSwitch({ isShort = false }: { isShort?: boolean }) {
  const { pathname, search } = useLocation();
  // The server renders the page without the URL's query string.
  const isHydrated = useIsHydrated();
  const current = useLocale();
  const [isSwitched, setIsSwitched] = useState<boolean>();
  const path = publicPath(pathname);
  const navigate = useNavigate();
  const { isHeld } = usePageHeld();
  if (pathname.startsWith(pagePaths.operator)) return null;

  const choose = (locale: Locale) => {
    rememberLocale(locale);
    void keepLanguage(locale);
  };
  const switchTo = async (locale: Locale) => {
    choose(locale);
    // Screen readers announce a change only if the element was there before the change.
    setIsSwitched(false);
    const isShown = await showLocale(locale);
    setIsSwitched(isShown);
    if (isShown && path !== undefined) {
      await navigate(linkTo(path, locale, search), { replace: true, preventScrollReset: true });
    }
  };
  return (
    <div className="group flex flex-wrap print:hidden" data-short={isShort || undefined}>
      {locales.map((locale) => {
        const attributes = {
          lang: locale,
          'aria-current': locale === current || undefined,
          className:
            'inline-flex min-h-11 items-center px-1.5 text-sm text-ink-soft underline hover:text-ink aria-[current]:font-semibold aria-[current]:no-underline max-sm:group-data-short:aria-[current]:not-focus:hidden',
          children: everyPageText(locale)?.language ?? locale,
        };
        return path === undefined ? (
          <button
            key={locale}
            type="button"
            onClick={() => void switchTo(locale)}
            {...attributes}
          />
        ) : (
          <a
            key={locale}
            href={linkTo(path, locale, isHydrated ? search : '')}
            hrefLang={locale}
            onClick={(event) => {
              if (!isHeld) return choose(locale);
              event.preventDefault();
              void switchTo(locale);
            }}
            {...attributes}
          />
        );
      })}
      {isSwitched === undefined ? null : (
        <span role="status" className="sr-only">
          {isSwitched ? text.switched() : null}
        </span>
      )}
    </div>
  );
}

/**
 * Returns the link to a page in a language. English pages have no language prefix in their URL, so
 * the link requests English in the query string. This also works without a script. The link keeps
 * the other query parameters, such as the county that the visitor chose.
 */
function linkTo(path: string, locale: Locale, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_NAME);
  if (locale === defaultLocale) query.set(LANGUAGE_NAME, locale);
  return addressIn(path, locale) + (query.size > 0 ? `?${query}` : '');
}
