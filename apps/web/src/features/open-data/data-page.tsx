import { useSuspenseQuery } from '@tanstack/react-query';
import { day } from '@/lib/format.ts';
import { dataText as text } from '@/lib/texts.ts';
import { openDataQuery } from '@/state/queries.ts';
import { Button } from '@/ui/button.tsx';
import { Chip } from '@/ui/chip.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { StructuredData } from '@/ui/structured-data.tsx';
import { BuildWithIt } from './build-with-it.tsx';
import { useDataset } from './dataset.ts';
import { Feeds } from './feeds.tsx';
import { FileList } from './file-list.tsx';
import { FirstRows } from './first-rows.tsx';
import { License } from './license.tsx';
import { NewestChanges } from './newest-changes.tsx';
import { rowsOf } from './open-data.ts';

/** The page that explains and offers the catalog's files and feeds. */
export function DataPage() {
  return (
    <PlainPage width="columns">
      <Loaded loading={<Loading />} failed={(retry) => <Failed onRetry={retry} />}>
        <LoadedData />
      </Loaded>
    </PlainPage>
  );
}

function LoadedData() {
  const { data } = useSuspenseQuery(openDataQuery());
  const { version, license } = data;
  const dataset = useDataset(data);
  const count = rowsOf(data, 'programs.csv');
  return (
    <Page title={text.title({ count })} lead={<p className="max-w-(--column)">{text.lead()}</p>}>
      <StructuredData facts={dataset} />
      <div className="-mt-2 mb-6 flex flex-wrap gap-2">
        <Chip>{text.version({ day: day(version) })}</Chip>
        <Chip look="quiet">{license.name}</Chip>
        <Chip look="quiet">{text.anySite()}</Chip>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:max-w-[69.5rem] lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-x-12">
        <div className="grid grid-cols-1 gap-6">
          <FileList files={data.files} />
          <FirstRows rows={data.firstRows} />
          <License license={license} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Feeds siteUrl={data.siteUrl} />
          <NewestChanges changes={data.changes} />
          <BuildWithIt />
        </div>
      </div>
    </Page>
  );
}

function Loading() {
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <LoadingStatus />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-96" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <ErrorNote>{text.failed()}</ErrorNote>
      <Button onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
    </>
  );
}
