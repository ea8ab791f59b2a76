import type { EstimatePaper } from './estimate-paper.ts';
import { adjustableEstimate } from './samples/adjustable.ts';
import { balloonEstimate } from './samples/balloon.ts';
import { conventionalEstimate } from './samples/conventional.ts';
import { fhaEstimate } from './samples/fha.ts';
import { refinanceEstimate } from './samples/refinance.ts';

/** Loan Estimates for made-up buyers. Sums and payments are right, and each has its own features. */
export const sampleEstimates = {
  fha: fhaEstimate,
  conventional: conventionalEstimate,
  adjustable: adjustableEstimate,
  balloon: balloonEstimate,
  refinance: refinanceEstimate,
} as const satisfies Record<string, EstimatePaper>;
