import { describe, expect, it } from 'vitest';
import { reachesLeastDownPayment } from './least-down-payment.ts';

describe('reachesLeastDownPayment', () => {
  it.each([
    ['Conventional', 145_000, 4_350, true],
    ['Conventional', 145_000, 4_349.99, false],
    ['FHA', 145_000, 5_075, true],
    ['FHA', 145_000, 5_074.99, false],
    ['USDA', 145_000, 0, true],
    // 3.5% is $3,500.035, which is $3,500.04 to the cent.
    ['FHA', 100_001, 3_500.035, true],
  ] as const)('is exact to the cent: %s at %s with %s', (type, homePrice, total, reaches) => {
    expect(reachesLeastDownPayment(type, homePrice, total)).toBe(reaches);
  });
});
