import { useSuspenseQuery } from '@tanstack/react-query';
import { day, wholeNumber } from '@/lib/format.ts';
import { changesPageText as text } from '@/lib/texts.ts';
import { changesQuery } from '@/state/queries.ts';
import { Card } from '@/ui/card.tsx';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { Page } from '@/ui/page.tsx';
import { ChangeList } from './change-list.tsx';
import { NewestStatements } from './newest-statements.tsx';

/**
 * The latest changes to the catalog, and the number of programs whose funding was recently
 * confirmed.
 */
export function ChangesPage() {
  return (
    <LoadedPage of="changes" title={text.title()} width="article">
      <LoadedChanges />
    </LoadedPage>
  );
}

function LoadedChanges() {
  const { data } = useSuspenseQuery(changesQuery());
  const { countedOn, programs, confirmed, lives, changes } = data;
  return (
    <Page title={text.title()} lead={<p className="max-w-(--column)">{text.lead()}</p>}>
      <div className="grid grid-cols-1 items-start gap-6 [&_:is(h2,p,li)]:max-w-(--column) lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-x-12">
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <h2 className="text-xl font-bold">{text.confirmedTitle()}</h2>
            <p className="mt-2">
              <span className="tabular text-3xl font-bold">{wholeNumber(confirmed)}</span>{' '}
              {text.ofPrograms({ programs })}
            </p>
            <p className="mt-1 max-w-(--column) text-sm text-ink-soft">
              {text.confirmedNote({ day: day(countedOn) })}
            </p>
          </Card>
          <NewestStatements lives={lives} />
        </div>
        <Card>
          <h2 className="mb-2 text-xl font-bold">{text.newest()}</h2>
          <ChangeList changes={changes} />
          <p className="mt-3">
            <a href="/changes.atom" className="inline-target font-semibold text-brand underline">
              {text.feed()}
            </a>
          </p>
        </Card>
      </div>
    </Page>
  );
}
