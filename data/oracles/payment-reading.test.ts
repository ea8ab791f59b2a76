import { beforeAll, describe, expect, it } from 'vitest';
import { shippedReference } from '../../apps/api/test/test-data.ts';
import {
  paymentBuyers,
  paymentCheck,
  paymentDifferences,
  withoutPrograms,
} from './payment-reading.ts';
import type { RandomBuyer } from './random-buyers.ts';

let buyers: readonly RandomBuyer[];

beforeAll(() => {
  buyers = paymentBuyers();
});

describe('the independent check of the first payment', () => {
  it('calculates the same payments as the engine for 1,000 random buyers, to the cent', () => {
    expect(buyers.flatMap(({ answers }) => paymentDifferences(answers))).toEqual([]);
  });

  it('covers each kind of mortgage insurance with more than 50 buyers', () => {
    const kinds = buyers.map(({ answers }) => {
      return withoutPrograms(answers).comparison.firstLoan.insurance.kind;
    });
    for (const kind of ['none', 'private', 'fha', 'unknown'] as const) {
      expect(kinds.filter((each) => each === kind).length, kind).toBeGreaterThan(50);
    }
  });

  it('matches the result on the proof page', () => {
    const { payments } = shippedReference().tests;
    expect(payments, 'run `node data/proof/main.ts`').toEqual(paymentCheck(buyers));
  });
});
