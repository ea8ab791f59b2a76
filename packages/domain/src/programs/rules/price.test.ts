import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { priceFinding } from './price.ts';

function finding(rules: Partial<ProgramRules>, homePrice: number, area: Area = travis) {
  return priceFinding(sampleProgram({ rules }), { ...buyer, homePrice }, area);
}

function found(...given: Parameters<typeof finding>) {
  const { verdict, reason } = finding(...given);
  return `${verdict}: ${reason}`;
}

const stated: Partial<ProgramRules> = { maxHomePrice: { limit: 400_000 } };
const unknown: Partial<ProgramRules> = { maxHomePrice: { unknown: true } };
const round: Area = { ...travis, fhaLimits: [500_000, 640_000] };

describe('priceFinding', () => {
  it.each([
    [399_999, 'met: within'],
    [400_000, 'met: within'],
    [400_001, 'not-met: over'],
  ])('holds a price of %s against a cap of 400,000', (price, expected) => {
    expect(found(stated, price)).toBe(expected);
  });

  it.each([
    [400_001, 'check: over-stand-in'],
    [460_000, 'check: over-stand-in'],
    [460_001, 'not-met: over'],
  ])('lets a price of %s be checked against a stand-in of 400,000', (price, expected) => {
    expect(found({ ...stated, standIns: ['price'] }, price)).toBe(expected);
  });

  it.each([
    [449_999, 'met: unknown-likely-within'],
    [450_000, 'met: unknown-likely-within'],
    [450_001, 'check: unknown'],
  ])('holds %s against 90 %% of the FHA limit where the cap is unknown', (price, expected) => {
    expect(found(unknown, price, round)).toBe(expected);
  });

  it('tells the FHA limit only where it stands for the cap', () => {
    expect(finding(unknown, 1, round)).toMatchObject({ required: null, fhaLimit: 500_000 });
    expect(finding(stated, 1, round)).toMatchObject({ required: 400_000, fhaLimit: null });
  });

  it.each([null, []])('is to be checked where the FHA limits are %o', (fhaLimits) => {
    expect(found(unknown, 1, { ...travis, fhaLimits })).toBe('check: unknown');
  });

  it('takes the county’s cap, else the one for all others, else none is known', () => {
    const byCounty = { '48453': 400_000 };
    expect(finding({ maxHomePrice: { byCounty, otherwise: 1 } }, 1)).toMatchObject({
      required: 400_000,
    });
    expect(finding({ maxHomePrice: { byCounty: {}, otherwise: 350_000 } }, 350_001)).toMatchObject({
      verdict: 'not-met',
      required: 350_000,
    });
    expect(found({ maxHomePrice: { byCounty: {} } }, 1)).toBe('met: unknown-likely-within');
  });

  it('asks nothing where there is no cap', () => {
    expect(found({ maxHomePrice: null }, 1_000_000_000)).toBe('met: not-applicable');
  });
});
