import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BreadcrumbList, ListItem } from 'schema-dts';
import { useSite } from '@/lib/site.ts';
import { uiText as text } from '@/lib/texts.ts';
import { StructuredData } from '@/ui/structured-data.tsx';
import type { Crumb } from './crumbs.ts';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The pages above this one, from the top of the hierarchy down. */
  readonly crumbs?: readonly Crumb[];
  /** This page's own name in the breadcrumb list. */
  readonly here?: string;
  /** The main action, next to the heading. */
  readonly action?: ReactNode;
}

/** The top of a public page: the pages above it, its heading, a summary and the main action. */
export function PublicHead({ title, lead, crumbs = [], here = title, action }: Props) {
  return (
    <>
      {crumbs.length > 0 ? <Crumbs crumbs={crumbs} here={here} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="max-w-(--column) text-3xl leading-tight font-bold wrap-anywhere">
            {title}
          </h1>
          {lead ? <p className="mt-2 max-w-(--column)">{lead}</p> : null}
        </div>
        {action}
      </div>
    </>
  );
}

/**
 * Shows the pages above this one. A phone shows only the closest one, so that the list fits on one
 * line.
 */
function Crumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const { siteUrl } = useSite();
  const parent = crumbs.at(-1);
  return (
    <nav aria-label={text.pathToPage()} className="-mt-2 mb-1 text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ words, address, keeping = address }) => (
          <li
            key={address}
            className={`flex items-center gap-2 ${address === parent?.address ? '' : 'max-sm:hidden'}`}
          >
            <ChevronLeft size={16} aria-hidden className="text-ink-soft sm:hidden" />
            <Link
              to={keeping}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline"
            >
              {words}
            </Link>
            <ChevronRight size={16} aria-hidden className="text-ink-soft max-sm:hidden" />
          </li>
        ))}
        <li aria-current="page" className="text-ink-soft max-sm:hidden">
          {here}
        </li>
      </ol>
      <StructuredData facts={breadcrumbList(crumbs, here, siteUrl)} />
    </nav>
  );
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbList(crumbs: readonly Crumb[], here: string, siteUrl: string): BreadcrumbList {
  const above = crumbs.map(({ words, address }) => ({ name: words, item: siteUrl + address }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: here }].map(
      (each, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        ...each,
      }),
    ),
  };
}
