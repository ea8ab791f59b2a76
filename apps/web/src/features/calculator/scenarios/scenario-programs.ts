import type { CountedProgram, QuoteAnswers, Scenario } from '@latchkey/domain';
import { useQueries } from '@tanstack/react-query';
import { programsQuery } from '@/state/queries.ts';

/**
 * A scenario's program: `none` if it applies no program, `loading` during loading, or `gone` if the
 * program no longer matches the scenario's figures.
 */
export type ScenarioProgram = CountedProgram | 'none' | 'loading' | 'gone';

/**
 * Returns the program that each scenario applies. Matches depend on price and down payment, so each
 * scenario loads the matches for its own figures.
 *
 * @param complete null if an answer is missing. Scenarios can then use only the page's program.
 * @param counted the program whose help the page applies
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
