import { type LeadSnapshot, leadProgram } from '@latchkey/contract';
import { leadCalculation } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '@/lib/site.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { countyQuery, programsQuery } from '@/state/queries.ts';
import { useLoanLimits } from '@/state/use-loan-limits.ts';
import type { SentRequest } from './sent-request.ts';

/**
 * Hook that returns the programs and figures as the calculator showed them, with this browser's
 * short answers. A request never includes short answers, so the team's figures can differ. Until
 * the programs have loaded, or if they fail to load, returns what the team received.
 */
export function useShownSnapshot({ quote, calculator, snapshot }: SentRequest): LeadSnapshot {
  const { id, county_code } = quote.homeLocation;
  const { product } = useSite();
  const known = useKnownFactsAt(id);
  const limits = useLoanLimits(county_code);
  const { isPending } = useQuery(countyQuery(county_code));
  const { data } = useQuery(programsQuery(quote, known));
  if (!data || isPending) return snapshot;
  return {
    programs: data.programs.map(leadProgram),
    calculation: leadCalculation(quote, calculator, data, limits, product),
  };
}
