import { type MatchContext, nothingKnown } from '@latchkey/domain';

/**
 * The date on which we derived the golden buyers' programs. The buyers have answered no eligibility
 * questions.
 */
export const derivedOn: MatchContext = { today: '2026-11-22', known: nothingKnown };
