import { useSuspenseQuery } from '@tanstack/react-query';
import { day } from '@/lib/format.ts';
import { dataText as text, uiText } from '@/lib/texts.ts';
import { openDataQuery } from '@/state/queries.ts';
import { Chip } from '@/ui/chip.tsx';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { Page } from '@/ui/page.tsx';
import { StructuredData } from '@/ui/structured-data.tsx';
import { BuildWithIt } from './build-with-it.tsx';
import { useDataset } from './dataset.ts';
import { Feeds } from './feeds.tsx';
import { FileList } from './file-list.tsx';
import { FirstRows } from './first-rows.tsx';
import { License } from './license.tsx';
import { NewestChanges } from './newest-changes.tsx';
import { rowsOf } from './open-data.ts';

/** The page that explains the catalog's files and feeds and links to them. */
export function DataPage() {
  return (
    <LoadedPage of="data" title={uiText.dataLink()} width="article">
      <LoadedData />
    </LoadedPage>
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
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-x-12">
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
