import type { County } from '@latchkey/contract';
import { type LoanLimits, unknownLimits } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { countyQuery } from '@/state/queries.ts';

/**
 * The county's loan limits for one to four units. Unknown until they load.
 *
 * @param isNeeded whether to load them
 */
export function useLoanLimits(countyCode: number, isNeeded = true): LoanLimits {
  const query = { ...countyQuery(countyCode), select: limitsOf, enabled: isNeeded };
  const { data } = useQuery(query);
  return data ?? unknownLimits;
}

function limitsOf({ conformingLimits, fhaLimits }: County): LoanLimits {
  return { conformingLimits: conformingLimits.units, fhaLimits: fhaLimits.units };
}
