import { findPage, type PageName, pagePaths } from '@latchkey/contract';
import { Link, useLocation } from 'react-router';
import { addressIn, otherLocales } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { uiText as text } from '@/lib/texts.ts';

interface MainPage {
  readonly words: string;
  readonly path: string;
  /** This page and the pages that belong to it. */
  readonly parts: readonly PageName[];
}

/**
 * Hook that returns the main public pages. Excludes the data page if it is turned off for the site.
 */
export function useMainPages(): readonly MainPage[] {
  const { brand } = useSite();
  const data: MainPage = { words: text.dataLink(), path: pagePaths.data, parts: ['data'] };
  return [
    { words: text.howItWorksLink(), path: pagePaths.howItWorks, parts: ['howItWorks'] },
    {
      words: text.programsLink(),
      path: pagePaths.allPrograms,
      parts: ['allPrograms', 'statePrograms', 'countyPrograms', 'publicProgram'],
    },
    { words: text.priceLink(), path: pagePaths.price, parts: ['price'] },
    ...(brand.openData ? [data] : []),
  ];
}

/**
 * Links to the main public pages, for the top of a page in a wide window. In a narrow window, the
 * footer has these links.
 */
export function SiteNavigation() {
  const { pathname } = useLocation();
  const name = findPage(pathname, otherLocales)?.name;
  return (
    <nav aria-label={text.mainPages()} className="hidden md:block">
      <ul className="flex">
        {useMainPages().map(({ words, path, parts }) => {
          const isHere = name !== undefined && parts.includes(name);
          const isItself = name === parts[0];
          return (
            <li key={path}>
              <Link
                to={addressIn(path)}
                aria-current={isItself ? 'page' : isHere || undefined}
                className="inline-flex min-h-11 items-center rounded-small px-2.5 text-sm hover:text-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand"
              >
                {words}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
