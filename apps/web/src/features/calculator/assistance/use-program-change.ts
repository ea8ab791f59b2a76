import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Stores the chosen program in the URL, so it survives a reload. */
export function useProgramChange(): (id: number) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (id) =>
      setSearch(
        (search) => {
          search.set('programId', String(id));
          return search;
        },
        { replace: true },
      ),
    [setSearch],
  );
}
