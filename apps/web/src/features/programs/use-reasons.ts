import { type AlmostProgram, confirmDraft, type MatchedProgram } from '@latchkey/domain';
import { useQueries } from '@tanstack/react-query';
import { useLatestDraft } from '@/lib/complete-quote.tsx';
import { programsQuery } from '@/lib/programs-query.ts';

/**
 * What the buyer's own list says of a program. One that is in neither part of the list, or a quote
 * that lacks an answer, has no findings.
 */
export function useReasons(programId: string): {
  isLoading: boolean;
  program: MatchedProgram | AlmostProgram | undefined;
} {
  const draft = useLatestDraft();
  const quote = draft && confirmDraft(draft).quote;
  const [list] = useQueries({ queries: (quote ? [quote] : []).map(programsQuery) });
  const { programs = [], almostThere = [] } = list?.data ?? {};
  const program = [...programs, ...almostThere].find(({ id }) => id === Number(programId));
  return { isLoading: list?.isLoading ?? false, program };
}
