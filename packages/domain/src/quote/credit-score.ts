import type { CreditScore } from './choices.ts';

/**
 * The lowest and the highest score of each band. FICO scores range from 300 to 850. The product
 * defines the boundaries between the bands.
 */
export const creditScoreBand: Readonly<Record<CreditScore, { from: number; to: number }>> = {
  excellent: { from: 720, to: 850 },
  good: { from: 660, to: 719 },
  fair: { from: 620, to: 659 },
  poor: { from: 300, to: 619 },
};
