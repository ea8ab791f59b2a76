import { isOpenDataPage, type PageName, type PageValues } from '@latchkey/contract';
import { type CompiledCatalog, type Locale, speak } from '@latchkey/texts';
import type * as english from '@latchkey/texts/en/descriptions.ts';
import { stateName } from '@/lib/state-name.ts';

/** A feed or calendar file with changes that are relevant to a page. */
interface FeedLink {
  readonly type: 'application/atom+xml' | 'application/feed+json' | 'text/calendar';
  readonly href: string;
  readonly title: string;
}

/**
 * Returns the feeds of a public page, for feed readers. The "All programs" page and the open data
 * pages list the feeds for all programs. A state's page lists the feeds for that state.
 *
 * @param sentences the titles of the feeds, in the page's language
 */
export function feedLinks(
  name: PageName,
  { state = '' }: PageValues,
  locale: Locale,
  sentences: CompiledCatalog,
): readonly FeedLink[] {
  const text = speak<typeof english.feeds>(locale, sentences);
  if (name === 'allPrograms' || isOpenDataPage(name)) return changes('/changes', text.changes);
  if (name !== 'statePrograms') return [];
  const named = { state: stateName(state) };
  return [
    ...changes(`/changes/${state}`, (format) => text.changesIn({ ...named, ...format })),
    { type: 'text/calendar', href: `/calendar/${state}.ics`, title: text.roundsIn(named) },
  ];
}

function changes(
  address: string,
  title: (values: { readonly format: string }) => string,
): readonly FeedLink[] {
  return [
    {
      type: 'application/atom+xml',
      href: `${address}.atom`,
      title: title({ format: 'Atom' }),
    },
    {
      type: 'application/feed+json',
      href: `${address}.json`,
      title: title({ format: 'JSON Feed' }),
    },
  ];
}
