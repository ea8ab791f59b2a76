import { describe, expect, it } from 'vitest';
import { sampleProgram } from '../../test/program-samples.ts';
import type { Tier } from '../catalog/tiers.ts';
import { capOf } from './cap-of.ts';

const tier = (maxAmount: number | null, maxPercent: number | null, when = {}): Tier => ({
  when,
  maxAmount,
  maxPercent,
  percentOf: maxPercent === null ? null : 'price',
  says: 'One amount.',
});

describe('capOf', () => {
  it('returns the program’s own cap if everyone gets the same amount', () => {
    const cap = { cap: 10_000, maxPercent: null, percentOf: null, pays: 'price' };
    expect(capOf(sampleProgram({ pays: 'price' }))).toEqual(cap);
  });

  it('returns the cap of the last tier if there are tiers', () => {
    const tiers = [tier(60_000, 30, { targetedArea: true }), tier(20_000, null), tier(null, 5)];
    const stepped = sampleProgram({ maxAmount: 60_000, tiers });
    expect(capOf(stepped)).toMatchObject({ cap: null, maxPercent: 5 });
  });
});
