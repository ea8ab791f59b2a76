import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { operatorText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { type LeadList, leadsQuery } from './lead-queries.ts';
import { LeadTable } from './lead-table.tsx';
import { LoadFailed } from './load-failed.tsx';

const noFilters: LeadList = {
  search: '',
  state: '',
  status: '',
  suspected: '',
  from: '',
  to: '',
  sort: '-createdAt',
};

/** The inbox. Filters may contain names, so they are not in the URL. */
export function LeadsPage() {
  const [list, setList] = useState(noFilters);
  return (
    <Page title={text.inbox()} lead={text.lead()}>
      <div className="grid gap-6">
        <LeadFilters list={list} onChange={setList} />
        <ExportButtons list={list} />
        <Leads list={useDeferredValue(list)} />
      </div>
    </Page>
  );
}

function Leads({ list }: { list: LeadList }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(leadsQuery(list));
  if (isPending) return <ListSkeleton />;
  if (!data) {
    return <LoadFailed words={text.loadFailed()} onRetry={() => void refetch()} />;
  }
  const leads = data.pages.flatMap((page) => page.leads);
  if (leads.length === 0) return <p role="status">{text.none()}</p>;
  return (
    <div className="grid gap-4">
      <LeadTable leads={leads} />
      {hasNextPage ? (
        <Button
          look="outline"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {text.more()}
        </Button>
      ) : null}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-2">
      <LoadingStatus />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
