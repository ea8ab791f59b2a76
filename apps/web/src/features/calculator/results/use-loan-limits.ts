import type { County } from '@latchkey/contract';
import { type LoanLimits, unknownLimits } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { countyQuery } from '@/state/queries.ts';

/** The county's loan limits for one to four units. Unknown until they load. */
export function useLoanLimits(countyCode: number): LoanLimits {
  const { data } = useQuery({ ...countyQuery(countyCode), select: limitsOf });
  return data ?? unknownLimits;
}

function limitsOf({ conformingLimits, fhaLimits }: County): LoanLimits {
  return { conformingLimits: conformingLimits.units, fhaLimits: fhaLimits.units };
}
