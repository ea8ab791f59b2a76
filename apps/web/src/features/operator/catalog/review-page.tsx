import { REVIEWS_PER_PAGE, ReviewFilter } from '@latchkey/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { catalogEditorText as text } from '@/lib/texts.ts';
import { useLagging } from '@/lib/use-lagging.ts';
import { Button } from '@/ui/button.tsx';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { Page } from '@/ui/page.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { type ReviewList, reviewFilterIn, reviewsQuery } from './catalog-queries.ts';
import { ReviewRows } from './review-rows.tsx';

/** The page with the programs that need a review, most urgent first. The URL stores the filter. */
export function ReviewPage() {
  const [parameters, setParameters] = useSearchParams();
  const { filter, search } = reviewFilterIn(parameters);
  const [shown, isLagging] = useLagging({ filter, search });
  const change = (changed: Record<string, string>) => {
    const next = { show: filter, search, ...changed };
    const kept = Object.entries(next).filter(([, value]) => value !== '' && value !== 'all');
    setParameters(kept, { replace: true });
  };
  return (
    <Page title={text.title()} lead={text.lead()}>
      <div className="grid gap-5">
        <search className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField
            label={text.search()}
            hint={text.searchHint()}
            type="search"
            maxLength={100}
            value={search}
            onChange={({ target }) => change({ search: target.value })}
          />
          <SelectField
            label={text.show()}
            value={filter}
            options={ReviewFilter.options.map((value) => ({ value, label: text[value]() }))}
            onChange={(value) => change({ show: value })}
          />
        </search>
        <div aria-busy={isLagging}>
          <Loaded
            of={shown}
            loading={<QueueSkeleton />}
            failed={(retry) => <LoadFailed words={text.loadFailed()} onRetry={retry} />}
          >
            <Reviews key={shown.filter} {...shown} />
          </Loaded>
        </div>
      </div>
    </Page>
  );
}

function Reviews({ filter, search }: Omit<ReviewList, 'shown'>) {
  const [shown, setShown] = useState(REVIEWS_PER_PAGE);
  const [isLoadingMore, startTransition] = useTransition();
  const { data } = useSuspenseQuery(reviewsQuery({ filter, search, shown }));
  const { programs, total } = data;
  if (total === 0) return <p role="status">{emptyWords(filter, search)}</p>;
  return (
    <div className="grid gap-4">
      <ReviewRows programs={programs} />
      <p role="status" className="text-sm text-ink-soft">
        {text.shown({ shown: programs.length, total })}
      </p>
      {programs.length < total ? (
        <Button
          look="outline"
          pending={isLoadingMore}
          onClick={() => startTransition(() => setShown(shown + REVIEWS_PER_PAGE))}
          className="justify-self-center"
        >
          {text.more()}
        </Button>
      ) : null}
    </div>
  );
}

function emptyWords(filter: ReviewFilter, search: string): string {
  if (search !== '') return text.none();
  if (filter === 'tasks') return text.noTasks();
  return filter === 'conflicts' ? text.noConflicts() : text.none();
}

function QueueSkeleton() {
  return (
    <div className="grid gap-2">
      <LoadingStatus />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-28 lg:h-20" />
      ))}
    </div>
  );
}
