import { describe, expect, it } from 'vitest';
import { sampleProgram, townBased, travis } from '../../test/program-samples.ts';
import type { ProgramRules } from '../catalog/catalog-program.ts';
import { programLimits } from './program-limits.ts';

const limitsOf = (rules: Partial<ProgramRules>, area = travis) =>
  programLimits(sampleProgram({ rules }), area);

describe('programLimits', () => {
  it('returns null for limits that the program does not have', () => {
    expect(limitsOf({})).toMatchObject({ county: 'Travis County', incomes: null, price: null });
  });

  it("shows HUD's limit for each household size", () => {
    const { incomes } = limitsOf({ maxIncome: { percentAmi: 80, householdSize: 'adjusted' } });
    expect(incomes?.map(({ income }) => income)).toEqual(travis.income?.lowIncomeLimits);
    expect(incomes?.every(({ upTo }) => upTo === null)).toBe(true);
  });

  it('shows the lowest figure in a county where towns have their own limits', () => {
    const maxIncome = { percentAmi: 80, householdSize: 'adjusted' } as const;
    // The figure for three people is 90,000, plus or minus 10%.
    const limits = limitsOf({ maxIncome }, townBased);
    expect(limits.incomes?.[2]?.income).toBe(80_999);
    expect([limits.isByTown, limitsOf({ maxIncome }).isByTown]).toEqual([true, false]);
  });

  it('shows both figures if it is unknown whether household size matters', () => {
    const { incomes } = limitsOf({ maxIncome: { percentAmi: 80, householdSize: 'unknown' } });
    expect(incomes?.[2]).toMatchObject({ income: 90_000, upTo: 104_000 });
  });

  it('returns an unknown limit if the program has no figure', () => {
    const unknown = { unknown: true } as const;
    const { incomes, price } = limitsOf({ maxIncome: unknown, maxHomePrice: unknown });
    expect(incomes).toMatchObject(Array(8).fill({ income: null, upTo: null }));
    expect(price).toEqual({ dollars: null, pastYear: null });
  });

  it('returns the year of an IRS limit if that year has ended', () => {
    const maxHomePrice = { bondLimit: { targetedCounties: [] } };
    const past = { ...travis, pastLimitYear: 2026, pastBondYear: 2026 };
    expect(limitsOf({ maxHomePrice }, past).price).toEqual({ dollars: 598_020, pastYear: 2026 });
    expect(limitsOf({ maxHomePrice: { limit: 1 } }, past).price?.pastYear).toBeNull();
  });

  it("shows the county's own price limit, or the limit for other counties", () => {
    const maxHomePrice = { byCounty: { '48453': 500_000 }, otherwise: 400_000 };
    expect(limitsOf({ maxHomePrice }).price).toEqual({ dollars: 500_000, pastYear: null });
    const elsewhere = { ...travis, countyFips: '48491' };
    expect(limitsOf({ maxHomePrice }, elsewhere).price).toEqual({
      dollars: 400_000,
      pastYear: null,
    });
  });
});
