import {
  appliedProgram,
  type CountedProgram,
  choosablePrograms,
  type Location,
  type QuoteAnswers,
  uncheckedProgram,
} from '@latchkey/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programQuery } from '@/lib/program-query.ts';
import { programsQuery } from '@/lib/programs-query.ts';
import { useSettled } from './use-settled.ts';

/**
 * The program whose help may be counted, as far as it is known. While an answer is open that is the
 * one that the buyer was pointed to, checked against none of its rules but the place.
 */
export type Help =
  /** `open`: which programs match is known once every question has an answer. */
  | { readonly state: 'loading' | 'none' | 'open' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'found';
      readonly program: CountedProgram;
      /** The matches that the buyer may choose among, in rank order. */
      readonly programs: readonly CountedProgram[];
    };

/** How long a buyer must have stopped typing before the programs are asked for again. */
const PAUSE_MS = 500;

/**
 * Finds the program for these answers without making the page wait. While an amount is typed the
 * list before it stands: the help's amount is computed from the program's own terms all the same.
 *
 * @param quote null while an answer is open
 * @param homeLocation where the home is, also while another answer is open
 * @param programId the program that the buyer came from, null for none
 */
export function useHelp(
  quote: QuoteAnswers | null,
  homeLocation: Location,
  programId: number | null,
): Help {
  const settled = useSettled(quote, PAUSE_MS);
  const { data, isFetching, refetch } = useQuery({
    ...(settled ? programsQuery(settled) : { queryKey: ['programs'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const isOpen = settled === null;
  const { data: named } = useQuery({
    ...programQuery(String(programId)),
    enabled: isOpen && programId !== null,
  });
  // The place is another object at each key; once every question has an answer it says nothing.
  const place = isOpen ? homeLocation : null;
  return useMemo(() => {
    if (place) {
      const unchecked = named ? uncheckedProgram(named, place) : null;
      return unchecked
        ? { state: 'found', program: unchecked, programs: [unchecked] }
        : { state: 'open' };
    }
    if (!data)
      return isFetching ? { state: 'loading' } : { state: 'failed', retry: () => void refetch() };
    const program = appliedProgram(data.programs, programId);
    return program
      ? { state: 'found', program, programs: choosablePrograms(data.programs) }
      : { state: 'none' };
  }, [place, named, data, isFetching, refetch, programId]);
}
