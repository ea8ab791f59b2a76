import type { CountedProgram, QuoteAnswers, Scenario } from '@latchkey/domain';
import { useQueries } from '@tanstack/react-query';
import { programsQuery } from '@/lib/programs-query.ts';

/** The program of a scenario: none, on its way, or not among those that match its figures. */
export type ScenarioProgram = CountedProgram | 'none' | 'loading' | 'gone';

/**
 * The program that each scenario counts the help of. Which programs match depends on price and down
 * payment, so the matches of each scenario's own figures are asked for.
 *
 * @param complete null while an answer is open: the one that the page counts is all there is then
 * @param counted the program whose help the page counts
 */
export function useScenarioPrograms(
  scenarios: readonly Scenario[],
  complete: QuoteAnswers | null,
  counted: CountedProgram | null,
): ScenarioProgram[] {
  const queries = complete
    ? scenarios
        .filter(({ programId }) => programId !== null)
        .map(({ homePrice, downPayment }) => programsQuery({ ...complete, homePrice, downPayment }))
    : [];
  const keys = [...new Set(queries.map(({ queryKey }) => queryKey[1]))];
  const answers = useQueries({
    queries: keys.flatMap((key) => queries.find(({ queryKey }) => queryKey[1] === key) ?? []),
  });

  return scenarios.map(({ programId, homePrice, downPayment }) => {
    if (programId === null) return 'none';
    if (!complete) return counted?.id === programId ? counted : 'gone';
    const [, key] = programsQuery({ ...complete, homePrice, downPayment }).queryKey;
    const answer = answers[keys.indexOf(key)];
    if (answer?.isPending) return 'loading';
    return answer?.data?.programs.find(({ id }) => id === programId) ?? 'gone';
  });
}
