import {
  appliedPrograms,
  type CountedProgram,
  combinationFacts,
  type LoanLimits,
  type QuoteAnswers,
  type Scenario,
} from '@latchkey/domain';
import { useQueries } from '@tanstack/react-query';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { programsQuery } from '@/state/queries.ts';

/**
 * A scenario's programs. Empty if the scenario applies no program. `loading` while the programs
 * load. `gone` if they no longer match the scenario's figures or can no longer be combined.
 */
export type ScenarioProgram = readonly CountedProgram[] | 'loading' | 'gone';

/**
 * Hook that returns the programs that each scenario applies. Matches depend on the price and the
 * down payment, so the hook loads the matches for each scenario's own figures.
 *
 * @param complete null if an answer is missing. In that case, scenarios can apply only the page's
 *   program
 * @param counted the programs whose assistance the page applies
 * @param limits the county's loan limits
 */
export function useScenarioPrograms(
  scenarios: readonly Scenario[],
  complete: QuoteAnswers | null,
  counted: readonly CountedProgram[],
  limits: LoanLimits,
): ScenarioProgram[] {
  const known = useKnownFactsAt(complete?.homeLocation.id ?? 0);
  const queries = complete
    ? scenarios
        .filter(({ programId }) => programId !== null)
        .map(({ homePrice, downPayment }) =>
          programsQuery({ ...complete, homePrice, downPayment }, known),
        )
    : [];
  const keys = [...new Set(queries.map(({ queryKey }) => queryKey[1]))];
  const answers = useQueries({
    queries: keys.flatMap((key) => queries.find(({ queryKey }) => queryKey[1] === key) ?? []),
  });

  return scenarios.map(({ programId, withIds, homePrice, downPayment }) => {
    if (programId === null) return [];
    const asked = { programId, withIds };
    if (!complete) return counted[0]?.id === programId ? counted : 'gone';
    const quote = { ...complete, homePrice, downPayment };
    const [, key] = programsQuery(quote, known).queryKey;
    const answer = answers[keys.indexOf(key)];
    if (answer?.isPending) return 'loading';
    const matches = answer?.data;
    if (!matches?.programs.some(({ id }) => id === programId)) return 'gone';
    const { programs, isCut } = appliedPrograms(matches, asked, combinationFacts(quote, limits));
    return isCut ? 'gone' : programs;
  });
}
