import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../test/program-samples.ts';
import type { Tier } from '../catalog/tiers.ts';
import { assistanceRange, capOf } from './cap-of.ts';

const tier = (maxAmount: number | null, maxPercent: number | null, when = {}): Tier => ({
  when,
  maxAmount,
  maxPercent,
  percentOf: maxPercent === null ? null : 'price',
  says: 'One amount.',
});
const stepped = sampleProgram({
  maxAmount: 60_000,
  tiers: [tier(60_000, 30, { targetedArea: true }), tier(20_000, null), tier(null, 5)],
});

describe('capOf', () => {
  it('is the program’s own cap if everyone gets the same amount', () => {
    const cap = { cap: 10_000, maxPercent: null, percentOf: null, pays: null };
    expect(capOf(sampleProgram(), buyer)).toEqual(cap);
    expect(capOf(sampleProgram(), null)).toEqual(cap);
  });

  it.each([
    [300_000, { cap: null, maxPercent: 5, percentOf: 'price', pays: null }],
    [500_000, { cap: 20_000, maxPercent: null, percentOf: null, pays: null }],
  ])('is the cap of the lowest-paying tier for a home of $%d', (homePrice, cap) => {
    expect(capOf(stepped, { homePrice, downPayment: 10_000 })).toEqual(cap);
  });

  it('is the cap of the last tier if the home is unknown', () => {
    expect(capOf(stepped, null)).toMatchObject({ maxPercent: 5 });
  });
});

describe('assistanceRange', () => {
  it('is the least and the most that the tiers pay for a home', () => {
    const money = { homePrice: 300_000, downPayment: 10_000 };
    expect(assistanceRange(stepped, money)).toEqual({ from: 15_000, to: 60_000 });
    expect(assistanceRange(sampleProgram(), money)).toBeNull();
  });

  it('never exceeds the unpaid price', () => {
    const money = { homePrice: 300_000, downPayment: 280_000 };
    expect(assistanceRange(stepped, money)).toEqual({ from: 15_000, to: 20_000 });
  });
});
