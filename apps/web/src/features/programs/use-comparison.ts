import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { comparedIds, searchFor, toggled } from './compared-ids.ts';

/** The programs ticked for comparison, in the order of ticking. */
export interface Comparison {
  readonly ids: readonly number[];
  readonly toggle: (id: number) => void;
}

/**
 * The ticks stand in the address too, so that Back and a reload bring them again. The address
 * follows a moment later, and a tick must not wait for it.
 */
export function useComparison(known: readonly number[]): Comparison {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(search);
  const ids = comparedIds(wanted, known);
  return {
    ids,
    toggle: (id) => {
      const next = searchFor(toggled(ids, id));
      setWanted(next);
      void navigate({ search: next }, { replace: true });
    },
  };
}
