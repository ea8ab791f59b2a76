import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram, travis } from '../../../test/program-samples.ts';
import type { Area } from '../../area/area.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { priceFinding } from './price.ts';

function finding(rules: Partial<ProgramRules>, homePrice: number, area: Area = travis) {
  return priceFinding(sampleProgram({ rules }), { ...buyer, homePrice }, area);
}

function outcome(...given: Parameters<typeof finding>) {
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
  ])('compares a price of %s with a cap of 400,000', (price, expected) => {
    expect(outcome(stated, price)).toBe(expected);
  });

  it.each([
    [400_001, 'check: over-stand-in'],
    [460_000, 'check: over-stand-in'],
    [460_001, 'not-met: over'],
  ])('compares a price of %s with an estimated cap of 400,000', (price, expected) => {
    expect(outcome({ ...stated, standIns: ['price'] }, price)).toBe(expected);
  });

  it.each([
    [374_999, 'check: unknown-likely-within'],
    [375_000, 'check: unknown-likely-within'],
    [375_001, 'check: unknown'],
  ])(
    'compares a price of %s with 75%% of the FHA limit if the cap is unknown',
    (price, expected) => {
      expect(outcome(unknown, price, round)).toBe(expected);
    },
  );

  it('needs a check for every price if the cap is unknown', () => {
    expect(outcome(unknown, 1, round)).toBe('check: unknown-likely-within');
    expect(outcome(unknown, 1_000_000_000, round)).toBe('check: unknown');
  });

  it('returns the FHA limit only if it replaces the cap', () => {
    expect(finding(unknown, 1, round)).toMatchObject({ required: null, fhaLimit: 500_000 });
    expect(finding(stated, 1, round)).toMatchObject({ required: 400_000, fhaLimit: null });
  });

  it.each([[null], [[]]])('needs a check if the FHA limits are %o', (fhaLimits) => {
    expect(outcome(unknown, 1, { ...travis, fhaLimits })).toBe('check: unknown');
  });

  it("uses the county's own cap, the cap for all other counties, or an unknown cap", () => {
    const byCounty = { '48453': 400_000 };
    expect(finding({ maxHomePrice: { byCounty, otherwise: 1 } }, 1)).toMatchObject({
      required: 400_000,
    });
    expect(finding({ maxHomePrice: { byCounty: {}, otherwise: 350_000 } }, 350_001)).toMatchObject({
      verdict: 'not-met',
      required: 350_000,
    });
    for (const otherwise of [undefined, { unknown: true as const }]) {
      const maxHomePrice = { byCounty: {}, otherwise };
      expect(outcome({ maxHomePrice }, 1)).toBe('check: unknown-likely-within');
      expect(outcome({ maxHomePrice }, 500_000)).toBe('check: unknown');
    }
  });

  describe('with the IRS limit for bond loans', () => {
    const area: Area = { ...travis, bondPrices: { standard: 500_000, targeted: 611_111 } };
    const bond = (...targetedCounties: string[]) => ({
      maxHomePrice: { bondLimit: { targetedCounties } },
    });

    it.each([
      [500_000, 'met: within'],
      [500_001, 'not-met: over'],
    ])('compares a price of %s with the limit of the county', (price, expected) => {
      expect(outcome(bond('48491'), price, area)).toBe(expected);
      expect(finding(bond(), price, area)).toMatchObject({ required: 500_000, isBondLimit: true });
    });

    it.each([
      [611_111, 'met: within'],
      [611_112, 'not-met: over'],
    ])('compares a price of %s with the limit of a targeted county', (price, expected) => {
      expect(outcome(bond(area.countyFips), price, area)).toBe(expected);
    });

    it.each([
      [500_000, 'met: within'],
      [500_001, 'check: over-past-limit'],
      [525_000, 'check: over-past-limit'],
      [525_001, 'not-met: over'],
    ])("compares a price of %s with last year's limit", (price, expected) => {
      const past = { ...area, pastBondYear: 2026 };
      expect(outcome(bond(), price, past)).toBe(expected);
      expect(finding(bond(), price, past)).toMatchObject({ pastYear: 2026 });
      expect(finding({ maxHomePrice: { limit: 1 } }, price, past)).toMatchObject({
        reason: 'over',
        pastYear: null,
      });
    });

    it('needs a check if the county has no limit', () => {
      expect(outcome(bond(), 1, { ...travis, bondPrices: null })).toBe(
        'check: unknown-likely-within',
      );
    });

    it('keeps the margin for estimates if we only assume that the program follows the IRS limit', () => {
      const rules: Partial<ProgramRules> = { ...bond(), standIns: ['price'] };
      expect(outcome(rules, 575_000, area)).toBe('check: over-stand-in');
      expect(outcome(rules, 575_001, area)).toBe('not-met: over');
    });
  });

  it('does not apply if the program has no price cap', () => {
    expect(outcome({ maxHomePrice: null }, 1_000_000_000)).toBe('met: not-applicable');
  });
});
