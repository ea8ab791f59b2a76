import type { AlmostProgram, MatchedProgram } from '@latchkey/domain';
import { useQueries } from '@tanstack/react-query';
import { useLatestDraft } from '@/state/complete-quote.tsx';
import { confirmationOf } from '@/state/confirmation.ts';
import { programsQuery } from '@/state/queries.ts';

/**
 * Looks up a program in the buyer's list of matches and near misses. Undefined if it is in neither, or
 * if the quote is incomplete.
 */
export function useReasons(programId: string): {
  isLoading: boolean;
  program: MatchedProgram | AlmostProgram | undefined;
} {
  const draft = useLatestDraft();
  const quote = draft && confirmationOf(draft).quote;
  const [list] = useQueries({ queries: (quote ? [quote] : []).map((each) => programsQuery(each)) });
  const { programs = [], almostThere = [] } = list?.data ?? {};
  const program = [...programs, ...almostThere].find(({ id }) => id === Number(programId));
  return { isLoading: list?.isLoading ?? false, program };
}
