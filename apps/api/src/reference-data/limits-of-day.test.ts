import type { LimitTables } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { loanLimitsOf2027, raised } from '../../test/reference/limits-of-2027.ts';
import { shippedReference } from '../../test/test-data.ts';
import { noLimits } from './load-reference-data.ts';

const shipped = shippedReference();
const travis = '48453';
const loans2027 = loanLimitsOf2027();
const factor2027 = { year: 2027, firstDay: '2027-05-10', factor: 1.05 };

function areaOn(day: string, added: LimitTables = noLimits) {
  return shipped.on(day, added).counties.get(travis)?.area;
}

function asOf(day: string, added: LimitTables = noLimits) {
  const { sources } = shipped.on(day, added);
  return (id: string) => sources.find((source) => source.id === id)?.asOf;
}

describe('the limits of a day', () => {
  const today = areaOn('2026-11-29');

  it('are the same every day of 2026 from HUD’s effective date on', () => {
    for (const day of ['2026-05-06', '2026-12-31']) expect(areaOn(day)).toEqual(today);
    expect(shipped.counties.get(travis)?.area).toEqual(today);
    expect(today).toMatchObject({ pastLimitYear: null, pastBondYear: null });
  });

  it('are marked with their year from January 1 on if the new year’s rows are missing', () => {
    const marks = { pastLimitYear: 2026, pastBondYear: 2026 };
    expect(areaOn('2027-01-01')).toEqual({ ...today, ...marks });
  });

  it('are the new year’s limits from January 1 on if the rows exist', () => {
    const added = { ...noLimits, loans: [loans2027] };
    expect(areaOn('2026-12-31', added)).toEqual(today);
    expect(areaOn('2027-01-01', added)).toEqual({
      ...today,
      conformingLimits: today?.conformingLimits?.map(raised),
      fhaLimits: today?.fhaLimits?.map(raised),
      pastBondYear: 2026,
    });
  });

  it.each([
    ['2027-05-09', 2026, 1.046312],
    ['2027-05-10', 2027, 1.05],
  ])(
    'include, on %s, a price limit that is the FHA limit of %i times that year’s factor',
    (day, year, factor) => {
      const data = shipped.on(day, { ...noLimits, loans: [loans2027], factors: [factor2027] });
      const fha = today?.fhaLimits?.[0] ?? 0;
      const ofYear = year === 2027 ? raised(fha) : fha;
      expect(data.bondPriceYears[0]?.year).toBe(year);
      expect(data.counties.get(travis)?.area.bondPrices?.standard).toBe(
        Math.round(ofYear * factor),
      );
    },
  );

  it('include HUD’s new income figures from their own effective date on', () => {
    const rows = new Map(
      Array.from(shipped.limitTables.incomes[0]?.rows ?? [], ([fips, row]) => [
        fips,
        { ...row, medianFamilyIncome: 150_000 },
      ]),
    );
    const added = { ...noLimits, incomes: [{ year: 2027, firstDay: '2027-04-15', rows }] };
    expect(areaOn('2027-04-14', added)?.income).toEqual(today?.income);
    const next = areaOn('2027-04-15', added)?.income;
    expect(next).toEqual({ ...today?.income, medianFamilyIncome: 150_000 });
    expect(asOf('2027-04-14', added)('income-limits')).toBe('Fiscal year 2026');
    expect(asOf('2027-04-15', added)('income-limits')).toBe('Fiscal year 2027');
  });

  it('include their year in the list of sources', () => {
    const added = { ...noLimits, loans: [loans2027], factors: [factor2027] };
    const ids = ['conforming-limits', 'fha-limits', 'bond-price-limits'];
    expect(ids.map(asOf('2026-12-31', added))).toEqual(['2026', '2026', '2026']);
    expect(ids.map(asOf('2027-01-01', added))).toEqual(['2027', '2027', '2026']);
    expect(ids.map(asOf('2027-05-10', added))).toEqual(['2027', '2027', '2027']);
  });

  it('are replaced by an imported table of the same year', () => {
    const added = { ...noLimits, loans: [{ ...loans2027, year: 2026, firstDay: '2026-01-01' }] };
    expect(areaOn('2026-11-29', added)?.fhaLimits).toEqual(today?.fhaLimits?.map(raised));
  });
});
