import type { StatePrograms } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { stateAddress } from '@/lib/catalog-addresses.ts';
import { stateName } from '@/lib/state-name.ts';
import { statesQuery } from '@/state/queries.ts';

/** Links to the pages of all states. */
export function StateLinks() {
  const { data } = useSuspenseQuery(statesQuery());
  return (
    <ul className="columns-[9rem] gap-x-6">
      {byName(data.states).map(({ state, own }) => (
        <li key={state} className="break-inside-avoid border-b border-line">
          <Link
            to={stateAddress(state)}
            className="flex min-h-11 items-center justify-between font-semibold text-brand"
          >
            {stateName(state)}
            <span className="tabular text-ink-soft">{own}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function byName(states: readonly StatePrograms[]): readonly StatePrograms[] {
  return states.toSorted((a, b) => (stateName(a.state) < stateName(b.state) ? -1 : 1));
}
