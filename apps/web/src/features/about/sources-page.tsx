import { useSuspenseQuery } from '@tanstack/react-query';
import { aboutText as text } from '@/lib/texts.ts';
import { referenceQuery } from '@/state/queries.ts';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { SourceList } from './source-list.tsx';

export function SourcesPage() {
  return (
    <PlainPage>
      <Page title={text.sourcesTitle()} lead={text.sourcesLead()}>
        <Loaded
          loading={<SourcesSkeleton />}
          failed={(retry) => <LoadFailed words={text.sourcesFailed()} onRetry={retry} />}
        >
          <Sources />
        </Loaded>
      </Page>
    </PlainPage>
  );
}

function Sources() {
  const { data } = useSuspenseQuery(referenceQuery());
  return <SourceList reference={data} />;
}

const rows = [1, 2, 3, 4, 5, 6];

function SourcesSkeleton() {
  return (
    <div className="grid gap-5">
      <LoadingStatus />
      {rows.map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
