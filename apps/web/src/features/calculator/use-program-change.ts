import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The program whose help is counted stands in the address, so that it survives a reload. */
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
