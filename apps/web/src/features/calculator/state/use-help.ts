import {
  type AskedPrograms,
  appliedProgram,
  appliedPrograms,
  type CountedProgram,
  choosablePrograms,
  combinationFacts,
  firstTowardPrice,
  type Location,
  type MatchedProgram,
  type QuoteAnswers,
  type RankedMatches,
  type TopResult,
  topResult,
  uncheckedProgram,
} from '@latchkey/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '@/lib/use-debounced-value.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { programQuery, programsQuery } from '@/state/queries.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';

/**
 * The program whose assistance the buyer may apply. If an answer is missing, this is the program in
 * the page's URL, and we check only whether it serves the location.
 */
export type Help =
  /** `open` means that an answer is missing, so we do not know which programs match. */
  | { readonly state: 'loading' | 'none' | 'open' }
  /** Some programs match, but the calculator may not apply any of them by default. */
  | {
      readonly state: 'undecided';
      /** The program to apply if the buyer turns assistance on. */
      readonly first: CountedProgram;
    }
  | {
      readonly state: 'failed';
      readonly retry: () => void;
      /** The programs that were applied before the failure, if any. */
      readonly last: readonly CountedProgram[];
    }
  | {
      readonly state: 'found';
      readonly program: CountedProgram;
      /** The program and the programs combined with it, in the order in which they pay. */
      readonly applied: readonly CountedProgram[];
      /** Whether some of the buyer's chosen programs cannot be combined with the first program. */
      readonly isCut: boolean;
      /** The matches that the buyer can choose from, in rank order. */
      readonly programs: readonly CountedProgram[];
      /**
       * How the first program's five-year result compares with those of the other programs. Null
       * for any other program.
       */
      readonly top: TopResult | null;
    };

/** Delay after the last key press before the programs reload, in milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Hook that finds the program for these answers without blocking the page. While the buyer types an
 * amount, the previous list stays on screen, but the amount of assistance is already calculated
 * from the program's terms and the new figures.
 *
 * @param quote null if an answer is missing
 * @param homeLocation the home's location, set even if another answer is missing
 * @param asked the programs that the page's URL asks to apply
 */
export function useHelp(
  quote: QuoteAnswers | null,
  homeLocation: Location,
  asked: AskedPrograms,
): Help {
  const { programId } = asked;
  const known = useKnownFactsAt(homeLocation.id);
  const settled = useDebouncedValue(quote, DEBOUNCE_MS);
  const { data, isFetching, refetch } = useQuery({
    ...(settled ? programsQuery(settled, known) : { queryKey: ['programs'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const [lastData, setLastData] = useState(data);
  if (data && data !== lastData) setLastData(data);
  const isOpen = settled === null;
  const { data: named } = useQuery({
    ...programQuery(String(programId)),
    enabled: isOpen && programId !== null,
  });
  const limits = useLoanLimits(homeLocation.county_code);
  // This object changes on every key press. It is not used if all questions are answered.
  const place = isOpen ? homeLocation : null;
  if (place) {
    const unchecked = named ? uncheckedProgram(named.program, place) : null;
    return unchecked ? uncheckedHelp(unchecked, asked) : { state: 'open' };
  }
  const applyOf = (matches: RankedMatches<MatchedProgram>) =>
    appliedPrograms(matches, asked, settled && combinationFacts(settled, limits));
  if (!data) {
    const last = lastData ? applyOf(lastData).programs : [];
    return isFetching && last.length === 0
      ? { state: 'loading' }
      : { state: 'failed', retry: () => void refetch(), last };
  }
  const program = appliedProgram(data, programId);
  if (!program) {
    const first = firstTowardPrice(data.programs);
    return first ? { state: 'undecided', first } : { state: 'none' };
  }
  const { programs: applied, isCut } = applyOf(data);
  const programs = choosablePrograms(data.programs);
  return { state: 'found', program, applied, isCut, programs, top: topResult(program, programs) };
}

function uncheckedHelp(program: CountedProgram, { withIds }: AskedPrograms): Help {
  const isCut = withIds.length > 0;
  return { state: 'found', program, applied: [program], isCut, programs: [program], top: null };
}
