import { pathOf } from '@latchkey/contract';
import { usState } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { statesQuery } from '@/state/queries.ts';

/** Links to the pages of all states. */
export function StateLinks() {
  const { data } = useSuspenseQuery(statesQuery());
  return (
    <ul className="mt-6 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {data.states.map(({ state, own }) => (
        <li key={state} className="border-b border-line">
          <Link
            to={addressIn(pathOf('statePrograms', { state: state.toLowerCase() }))}
            className="flex min-h-11 items-center justify-between font-semibold text-brand"
          >
            {usState(state)?.name ?? state}
            <span className="tabular text-ink-soft">{own}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
