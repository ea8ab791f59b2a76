import { isDeepStrictEqual } from 'node:util';
import type { CheckResult } from '@latchkey/contract';
import fc from 'fast-check';
import { pairedFigures, pairedPurchases } from '../../packages/domain/test/paired-buyers.ts';

const PAIRS = 1_000;

/**
 * Compares the figures for pairs of made-up buyers. Every run uses the same pairs. See
 * `fairness.test.ts`.
 */
export function fairnessCheck(): CheckResult {
  const pairs = fc.sample(pairedPurchases, { numRuns: PAIRS, seed: 38 });
  const different = pairs.filter((pair) => {
    const [one, other] = pairedFigures(pair);
    return !isDeepStrictEqual(one, other);
  });
  return { compared: pairs.length, different: different.length };
}
