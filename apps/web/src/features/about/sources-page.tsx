import { Suspense } from 'react';
import { aboutText as text } from '@/lib/texts.ts';
import { useServedQuery } from '@/lib/use-served-query.ts';
import { referenceQuery } from '@/state/queries.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { SourceList } from './source-list.tsx';

export function SourcesPage() {
  return (
    <PlainPage>
      <Page title={text.sourcesTitle()} lead={text.sourcesLead()}>
        <Suspense fallback={<SourcesSkeleton />}>
          <Sources />
        </Suspense>
      </Page>
    </PlainPage>
  );
}

function Sources() {
  const { data, isFetching, refetch } = useServedQuery(referenceQuery());
  if (data) return <SourceList reference={data} />;
  if (isFetching) return <SourcesSkeleton />;
  return (
    <>
      <ErrorNote>{text.sourcesFailed()}</ErrorNote>
      <Button onClick={() => refetch()} className="mt-6 w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
    </>
  );
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
