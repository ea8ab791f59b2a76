import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { operatorText as text } from '@/lib/texts.ts';
import { useLagging } from '@/lib/use-lagging.ts';
import { useMedia } from '@/lib/use-media.ts';
import { useNow } from '@/lib/use-now.ts';
import { INBOX } from '@/state/account/operator-access.ts';
import { Button } from '@/ui/button.tsx';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { LeadCards } from './lead-cards.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { filterCount, type LeadList, useLeadList } from './lead-list.ts';
import { leadsQuery } from './lead-queries.ts';
import { LeadTable } from './lead-table.tsx';
import { OfficerProfileForm } from './officer-profile.tsx';

/** The minimum width at which the table's columns fit. */
const WIDE = '(width >= 1040px)';

/** The inbox page. */
export function LeadsPage() {
  const list = useLeadList();
  const [shown, isLagging] = useLagging(list);
  const arrival = useArrivalKey();
  const navigate = useNavigate();
  const next = useNavigation().location?.pathname ?? INBOX;
  const change = (changed: LeadList) => {
    // If the operator has opened another page in the meantime, a delayed search must not cancel
    // that navigation.
    if (next === INBOX) void navigate(INBOX, { replace: true, state: { list: changed } });
  };
  return (
    <Page title={text.inbox()} lead={text.lead()}>
      <div className="grid gap-5">
        <LeadFilters key={arrival} list={list} onChange={change} />
        <div aria-busy={isLagging}>
          <Loaded
            of={shown}
            loading={<ListSkeleton />}
            failed={(retry) => <LoadFailed words={text.loadFailed()} onRetry={retry} />}
          >
            <Leads list={shown} />
          </Loaded>
        </div>
        <ExportButtons list={list} />
        <OfficerProfileForm />
      </div>
    </Page>
  );
}

/**
 * Hook that returns a key that changes when the operator opens another history entry, because each
 * entry has its own list.
 */
function useArrivalKey(): string {
  const { key } = useLocation();
  const isArrival = useNavigationType() !== NavigationType.Replace;
  const [arrival, setArrival] = useState(key);
  if (isArrival && key !== arrival) setArrival(key);
  return arrival;
}

function Leads({ list }: { list: LeadList }) {
  const now = useNow();
  const isWide = useMedia(WIDE);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    leadsQuery(list),
  );
  const leads = data.pages.flatMap((page) => page.leads);
  if (leads.length === 0) {
    const isAll = list.search === '' && filterCount(list) === 0;
    return <p role="status">{isAll ? text.noneYet() : text.none()}</p>;
  }
  return (
    <div className="grid gap-4">
      {isWide ? <LeadTable leads={leads} now={now} /> : <LeadCards leads={leads} now={now} />}
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
        <Skeleton key={row} className="h-72 min-[1040px]:h-24" />
      ))}
    </div>
  );
}
