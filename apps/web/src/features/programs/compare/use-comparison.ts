import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { comparedIds, searchFor, toggled } from './compared-ids.ts';

/** The programs that the buyer selected for comparison, in the order of selection. */
export interface Comparison {
  readonly ids: readonly number[];
  /** Whether there are at least two programs to compare. */
  readonly isOffered: boolean;
  readonly toggle: (id: number) => void;
}

/**
 * Hook that returns the state of the comparison. The URL also contains the state, so that Back and
 * a reload restore it. The URL updates slightly later, so the checkboxes use local state.
 */
export function useComparison(known: readonly number[]): Comparison {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(search);
  const ids = comparedIds(wanted, known);
  return {
    ids,
    isOffered: known.length > 1,
    toggle: (id) => {
      const next = searchFor(toggled(ids, id));
      setWanted(next);
      void navigate({ search: next }, { replace: true });
    },
  };
}
