import { MAX_SPAN_DAYS } from '@latchkey/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { overviewText as text } from '@/lib/texts.ts';
import { useLagging } from '@/lib/use-lagging.ts';
import { useNow } from '@/lib/use-now.ts';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';
import { LoadingBlocks } from '@/ui/skeleton.tsx';
import { parametersOf, readChoice, utcDay } from './overview-choice.ts';
import { OverviewDays } from './overview-days.tsx';
import { overviewFigures } from './overview-figures.ts';
import { OverviewFilters } from './overview-filters.tsx';
import { OverviewFunnel } from './overview-funnel.tsx';
import { type Asked, isAnswered, overviewQuery } from './overview-query.ts';

/** The overview page: how many quotes reach each step, and how many quotes there are per day. */
export function OverviewPage() {
  const [search, setSearch] = useSearchParams();
  const { period, ...asked } = readChoice(search, utcDay(useNow()));
  const [shown, isLagging] = useLagging(asked);
  const isShown = isAnswered(shown);
  const { data } = useQuery({ ...overviewQuery(shown), enabled: isShown });
  const states = new Set([...(data?.states ?? []), ...(asked.state === '' ? [] : [asked.state])]);
  return (
    <Page title={text.title()} lead={text.lead()}>
      <div className="grid gap-6">
        <OverviewFilters
          choice={{ period, ...asked }}
          states={[...states].sort()}
          onChange={(choice) => setSearch(parametersOf(choice), { replace: true })}
        />
        {isShown ? (
          <div aria-busy={isLagging}>
            <Loaded
              of={shown}
              loading={<LoadingBlocks sizes={['h-[64rem]', 'h-96']} />}
              failed={(retry) => <LoadFailed words={text.loadFailed()} onRetry={retry} />}
            >
              <Counted asked={shown} />
            </Loaded>
          </div>
        ) : (
          <ErrorNote>{text.wrongDays({ days: MAX_SPAN_DAYS })}</ErrorNote>
        )}
      </div>
    </Page>
  );
}

function Counted({ asked }: { asked: Asked }) {
  const { data } = useSuspenseQuery(overviewQuery(asked));
  if (data.days.length === 0) return <p role="status">{text.none()}</p>;
  const { rows, days } = overviewFigures(data.days, asked);
  return (
    <div className="grid grid-cols-1 gap-5">
      <OverviewFunnel rows={rows} state={asked.state} />
      <OverviewDays days={days} state={asked.state} />
    </div>
  );
}
