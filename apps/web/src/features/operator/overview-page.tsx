import { MAX_SPAN_DAYS, showOverview } from '@latchkey/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type CallInput, call } from '@/lib/api/call.ts';
import { overviewText as text } from '@/lib/texts.ts';
import { useNow } from '@/lib/use-now.ts';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { type OverviewChoice, parametersOf, readChoice, utcDay } from './overview-choice.ts';
import { OverviewDays } from './overview-days.tsx';
import { overviewFigures } from './overview-figures.ts';
import { OverviewFilters } from './overview-filters.tsx';
import { OverviewFunnel } from './overview-funnel.tsx';

/** The overview: how many quotes reach each step, and how many there are per day. */
export function OverviewPage() {
  const [search, setSearch] = useSearchParams();
  const { period, ...asked } = readChoice(search, utcDay(useNow()));
  const { data } = useQuery(overviewQuery(asked));
  const states = new Set([...(data?.states ?? []), ...(asked.state === '' ? [] : [asked.state])]);
  return (
    <Page title={text.title()} lead={text.lead()}>
      <div className="grid gap-6">
        <OverviewFilters
          choice={{ period, ...asked }}
          states={[...states].sort()}
          onChange={(choice) => setSearch(parametersOf(choice), { replace: true })}
        />
        {isAnswered(asked) ? (
          <Counted asked={asked} />
        ) : (
          <ErrorNote>{text.wrongDays({ days: MAX_SPAN_DAYS })}</ErrorNote>
        )}
      </div>
    </Page>
  );
}

function Counted({ asked }: { asked: Omit<OverviewChoice, 'period'> }) {
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(overviewQuery(asked));
  if (isPending) return <FiguresSkeleton />;
  if (isError) return <LoadFailed words={text.loadFailed()} onRetry={() => void refetch()} />;
  if (data.days.length === 0) return <p role="status">{text.none()}</p>;
  const { rows, days } = overviewFigures(data.days, data.asked);
  return (
    <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-5">
      <OverviewFunnel rows={rows} state={data.asked.state} />
      <OverviewDays days={days} state={data.asked.state} />
    </div>
  );
}

function FiguresSkeleton() {
  return (
    <div className="grid gap-5">
      <LoadingStatus />
      <Skeleton className="h-[64rem]" />
      <Skeleton className="h-96" />
    </div>
  );
}

type Asked = Omit<OverviewChoice, 'period'>;

/** Whether the server accepts this choice. A custom range may be reversed or too long. */
function isAnswered(asked: Asked): boolean {
  return showOverview.query.safeParse(queryOf(asked)).success;
}

/** The counts and the filters that they match. Keeps the previous counts until new ones arrive. */
function overviewQuery(asked: Asked) {
  return queryOptions({
    queryKey: ['overview', asked],
    queryFn: async ({ signal }) => {
      const { data } = await call(showOverview, { query: queryOf(asked) }, { signal });
      return { ...data, asked };
    },
    enabled: isAnswered(asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function queryOf({ from, to, state }: Asked): CallInput<typeof showOverview>['query'] {
  return { from, to, ...(state === '' ? {} : { state }) };
}
