import type { EstimatePaper } from './estimate-paper.ts';
import { adjustableEstimate } from './samples/adjustable.ts';
import { balloonEstimate } from './samples/balloon.ts';
import { conventionalEstimate } from './samples/conventional.ts';
import { fhaEstimate } from './samples/fha.ts';
import { refinanceEstimate } from './samples/refinance.ts';

/**
 * Loan Estimates for fictional buyers. All totals and payments are correct, and each sample covers
 * different features.
 */
export const sampleEstimates = {
  fha: fhaEstimate,
  conventional: conventionalEstimate,
  adjustable: adjustableEstimate,
  balloon: balloonEstimate,
  refinance: refinanceEstimate,
} as const satisfies Record<string, EstimatePaper>;
