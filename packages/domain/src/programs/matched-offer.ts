import type { Assessed } from './assess.ts';
import { statusOn } from './freshness.ts';
import { isAvailableNow } from './ranking.ts';

/**
 * Whether a buyer matches a program that is available now and has no facts left to verify. Pages
 * may promise, apply or combine only such programs.
 *
 * @param today the current date, such as 2026-11-22
 */
export function isMatchedOffer({ program, assessment }: Assessed, today: string): boolean {
  const { kind } = program;
  const isMatch = assessment.verdict === 'match' && !assessment.verifyFirst;
  return isMatch && isAvailableNow({ kind, status: statusOn(program, today) });
}
