import {
  appliedProgram,
  type CountedProgram,
  choosablePrograms,
  type Location,
  type QuoteAnswers,
  uncheckedProgram,
} from '@latchkey/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { programQuery, programsQuery } from '@/state/queries.ts';

/**
 * The program whose help the buyer may apply. If an answer is missing, this is the program that the
 * buyer came from, and we check only its location rule.
 */
export type Help =
  /** `open`: an answer is missing, so the matching programs are unknown. */
  | { readonly state: 'loading' | 'none' | 'open' }
  | {
      readonly state: 'failed';
      readonly retry: () => void;
      /** The program that was applied before the failure, if any. */
      readonly last: CountedProgram | null;
    }
  | {
      readonly state: 'found';
      readonly program: CountedProgram;
      /** The matches that the buyer can choose from, in rank order. */
      readonly programs: readonly CountedProgram[];
    };

/** Delay after the last key before the programs reload. */
const DEBOUNCE_MS = 500;

/**
 * Finds the program for these answers without blocking the page. While the buyer types an amount,
 * the previous list stays on screen. The help's amount is still computed from the program's terms
 * and the new figures.
 *
 * @param quote null if an answer is missing
 * @param homeLocation the home's location, set even if another answer is missing
 * @param programId the program that the buyer came from, or null
 */
export function useHelp(
  quote: QuoteAnswers | null,
  homeLocation: Location,
  programId: number | null,
): Help {
  const settled = useDebouncedValue(quote, DEBOUNCE_MS);
  const { data, isFetching, refetch } = useQuery({
    ...(settled ? programsQuery(settled) : { queryKey: ['programs'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const [lastData, setLastData] = useState(data);
  if (data && data !== lastData) setLastData(data);
  const isOpen = settled === null;
  const { data: named } = useQuery({
    ...programQuery(String(programId)),
    enabled: isOpen && programId !== null,
  });
  // This object is new on every key press, so the memo must ignore it once no answer is missing.
  const place = isOpen ? homeLocation : null;
  return useMemo(() => {
    if (place) {
      const unchecked = named ? uncheckedProgram(named, place) : null;
      return unchecked
        ? { state: 'found', program: unchecked, programs: [unchecked] }
        : { state: 'open' };
    }
    if (!data) {
      const last = lastData ? (appliedProgram(lastData.programs, programId) ?? null) : null;
      return isFetching && !last
        ? { state: 'loading' }
        : { state: 'failed', retry: () => void refetch(), last };
    }
    const program = appliedProgram(data.programs, programId);
    return program
      ? { state: 'found', program, programs: choosablePrograms(data.programs) }
      : { state: 'none' };
  }, [place, named, data, lastData, isFetching, refetch, programId]);
}
