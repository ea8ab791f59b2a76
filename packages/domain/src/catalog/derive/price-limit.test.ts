import { describe, expect, it } from 'vitest';
import { knownTables } from '../../../test/known-tables.ts';
import { sampleProgram } from '../../../test/program-samples.ts';
import type { CatalogProgram } from '../catalog-program.ts';
import { derivePriceLimit } from './price-limit.ts';

function found(
  maxHomePrice: CatalogProgram['rules']['maxHomePrice'],
  { counties = [], standIns = [] }: { counties?: string[]; standIns?: 'price'[] } = {},
) {
  const program = sampleProgram({ rules: { maxHomePrice, standIns } });
  const coverage: CatalogProgram['coverage'] = {
    ...program.coverage,
    scope: counties.length > 0 ? 'county' : 'state',
    state: 'TX',
    counties,
  };
  return derivePriceLimit({ ...program, coverage }, knownTables.places, knownTables.bondPrices);
}

describe('derivePriceLimit', () => {
  it("finds the IRS limit if each county's figure is within a dollar of it", () => {
    expect(found({ byCounty: { '48001': 550_001, '48003': 659_999 } })).toEqual({
      rule: { bondLimit: { targetedCounties: [] } },
      year: 2026,
      compared: 2,
    });
    expect(found({ byCounty: { '48003': 660_000 }, otherwise: 550_000 })?.compared).toBe(2);
    expect(found({ byCounty: { '48001': 550_002, '48003': 660_000 } })).toBeNull();
  });

  it('lists the counties whose figure is the limit for targeted areas', () => {
    expect(found({ byCounty: { '48001': 672_222, '48003': 660_000 } })?.rule).toEqual({
      bondLimit: { targetedCounties: ['48001'] },
    });
  });

  it('finds the limit from an earlier year, but never mixes two years', () => {
    expect(found({ limit: 480_000 }, { counties: ['48001'] })?.year).toBe(2025);
    expect(found({ byCounty: { '48001': 480_000, '48003': 580_000 } })?.year).toBe(2025);
    expect(found({ byCounty: { '48001': 480_000, '48003': 660_000 } })).toBeNull();
  });

  it('compares only counties with a figure, and returns null if no county has one', () => {
    const byCounty = { '48001': 550_000 };
    expect(found({ byCounty, otherwise: { unknown: true } })?.compared).toBe(1);
    expect(found({ byCounty: {}, otherwise: { unknown: true } })).toBeNull();
    expect(found({ unknown: true })).toBeNull();
    expect(found(null)).toBeNull();
    expect(found({ bondLimit: { targetedCounties: [] } })).toBeNull();
  });

  it('allows a difference of three dollars for a limit that we calculated ourselves', () => {
    const counties = ['48001'];
    expect(found({ limit: 550_003 }, { counties, standIns: ['price'] })?.year).toBe(2026);
    expect(found({ limit: 550_004 }, { counties, standIns: ['price'] })).toBeNull();
    expect(found({ limit: 550_003 }, { counties })).toBeNull();
  });

  it("returns null for a single figure if the state's counties have different limits", () => {
    expect(found({ limit: 550_000 })).toBeNull();
  });
});
