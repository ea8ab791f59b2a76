import type { StatePrograms } from '@latchkey/contract';
import { usState } from '@latchkey/domain';
import { Suspense, useState } from 'react';
import { wholeNumber } from '@/lib/format.ts';
import { landingMoreText as text } from '@/lib/texts.ts';
import { useServedQuery } from '@/lib/use-served-query.ts';
import { useDraftPart } from '@/state/draft.ts';
import { statesQuery } from '@/state/queries.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { StateCard } from './state-card.tsx';
import { StateMap } from './state-map.tsx';

/** The state of the example, for a visitor who has named none. */
const EXAMPLE_STATE = 'MI';

/** Where programs are: a map with the number in each state, and the first programs of one state. */
export function States() {
  return (
    <Suspense fallback={<Skeleton className="mt-14 h-150 lg:mt-20" />}>
      <StatesSection />
    </Suspense>
  );
}

function StatesSection() {
  const { data, isFetching, refetch } = useServedQuery(statesQuery());
  const local = data?.states.reduce((sum, { own }) => sum + own, 0) ?? 0;
  return (
    <section id="states" aria-labelledby="states-title" className="pt-14 lg:pt-20">
      <h2 id="states-title" className="max-w-(--column) text-3xl leading-tight font-bold">
        {data ? text.statesCounted({ count: wholeNumber(data.programs) }) : text.states()}
      </h2>
      {data ? (
        <>
          <p className="mt-2 max-w-(--column) text-ink-soft">
            {text.statesLead({
              local: wholeNumber(local),
              national: wholeNumber(data.programs - local),
            })}
          </p>
          <Places states={data.states} />
        </>
      ) : (
        <NoStates isLoading={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Places({ states }: { states: readonly StatePrograms[] }) {
  const home = useDraftPart((draft) => draft?.homeLocation?.state);
  const [chosen, setChosen] = useState(home ?? EXAMPLE_STATE);
  const shown = states.find(({ state }) => state === chosen) ?? states[0];
  if (!shown) return null;
  const byName = states.toSorted((a, b) => (nameOf(a.state) < nameOf(b.state) ? -1 : 1));
  return (
    <div className="mt-6 grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <StateMap states={states} chosen={shown.state} onChoose={setChosen} />
      <StateCard
        shown={shown}
        options={byName.map(({ state, own }) => ({
          value: state,
          label: text.stateOption({ name: nameOf(state), count: own }),
        }))}
        onChoose={setChosen}
      />
    </div>
  );
}

function nameOf(state: string): string {
  return usState(state)?.name ?? state;
}

function NoStates({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  return (
    <div className="mt-6 min-h-96">
      {isLoading ? (
        <>
          <LoadingStatus />
          <Skeleton className="h-96" />
        </>
      ) : (
        <>
          <ErrorNote>{text.statesFailed()}</ErrorNote>
          <Button look="outline" onClick={onRetry} className="mt-4">
            {text.tryAgain()}
          </Button>
        </>
      )}
    </div>
  );
}
