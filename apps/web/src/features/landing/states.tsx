import { pagePaths } from '@latchkey/contract';
import type { StatePrograms } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { wholeNumber } from '@/lib/format.ts';
import { addressIn } from '@/lib/language.ts';
import { useSite } from '@/lib/site.ts';
import { stateName } from '@/lib/state-name.ts';
import { landingMoreText as text } from '@/lib/texts.ts';
import { useDraftPart } from '@/state/draft.ts';
import { statesQuery } from '@/state/queries.ts';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';
import { StateMap } from '@/ui/state-map.tsx';
import { StateCard } from './state-card.tsx';

/** A map with the number of programs in each state, and the first programs of one state. */
export function States() {
  return (
    <Loaded
      loading={<Loading />}
      failed={(retry) => (
        <Section title={text.states()}>
          <LoadFailed words={text.statesFailed()} onRetry={retry} />
        </Section>
      )}
    >
      <CountedStates />
    </Loaded>
  );
}

function CountedStates() {
  const { data } = useSuspenseQuery(statesQuery());
  const local = data.states.reduce((sum, { own }) => sum + own, 0);
  return (
    <Section title={text.statesCounted({ count: wholeNumber(data.programs) })}>
      <p className="-mt-4 max-w-(--column) text-ink-soft">
        {text.statesLead({
          local: wholeNumber(local),
          national: wholeNumber(data.programs - local),
        })}
      </p>
      <Link
        to={addressIn(pagePaths.allPrograms)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {text.searchAll()}
      </Link>
      <Places states={data.states} />
    </Section>
  );
}

function Loading() {
  return (
    <Section title={text.states()}>
      <LoadingStatus />
      <Skeleton className="h-96" />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id="states" aria-labelledby="states-title" className="pt-14 lg:pt-20">
      <h2 id="states-title" className="mb-6 max-w-(--column) text-3xl leading-tight font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Places({ states }: { states: readonly StatePrograms[] }) {
  const { config } = useSite();
  const home = useDraftPart((draft) => draft?.homeLocation?.state);
  const [chosen, setChosen] = useState(home ?? config.example.state);
  const shown = states.find(({ state }) => state === chosen) ?? states[0];
  if (!shown) return null;
  const byName = states.toSorted((a, b) => (stateName(a.state) < stateName(b.state) ? -1 : 1));
  return (
    <div className="mt-6 grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <StateMap states={states} chosen={shown.state} />
      <StateCard
        shown={shown}
        options={byName.map(({ state, own }) => ({
          value: state,
          label: text.stateOption({ name: stateName(state), count: own }),
        }))}
        onChoose={setChosen}
      />
    </div>
  );
}
