import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { costTables } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { useSmallBuild } from './small-build.ts';
import type { SmallCosts } from './small-costs.ts';
import { smallSource } from './small-source.ts';

/** Returns the small source with changes to its costs. */
function withCosts(change: (costs: SmallCosts) => unknown) {
  const source = smallSource();
  change(source.costs);
  return source;
}

describe('mortgage costs', () => {
  const { run, built, folder } = useSmallBuild();

  it('writes the costs to a module of the domain, with their sources', () => {
    run(smallSource());
    const module = built('costs/cost-tables.generated.ts');
    expect(module).toContain("import type { CostTables } from './cost-tables.ts';");
    expect(module).toContain('export const costTables: CostTables = {');
    expect(module).toContain('"threshold": 700000');
    expect(module).toContain('"publisher": "Agency"');
  });

  it.each<[string, (costs: SmallCosts) => unknown]>([
    ['fha.annual_mip: leaves a gap', ({ fha }) => fha.annual_mip.shift()],
    [
      'fha.annual_mip.0.annual_mip_bps: ',
      ({ fha }) => replace(fha.annual_mip, 'annual_mip_bps', 0),
    ],
    ['no row for 90.01-95 with 30%', ({ pmi }) => pmi.fixed_rate_term_over_20_years.splice(1, 1)],
    [
      'no row for 85.01-90 with 12%',
      ({ pmi }) => pmi.fixed_rate_term_20_years_or_less.splice(2, 1),
    ],
    ['no rate for 700-719', ({ pmi }) => pmi.credit_score_bands.push('700-719')],
    ['automatic_pct: ', ({ pmi }) => replace([pmi.cancellation], 'automatic_pct', 77)],
    [
      'va.purchase_or_construction: rises with the down payment',
      ({ va }) => replace(va.purchase_or_construction, 'first_use', 1.4),
    ],
    [
      'va.purchase_or_construction: rises',
      ({ va }) => replace(va.purchase_or_construction, 'subsequent_use', 1.4),
    ],
    [
      'va.purchase_or_construction.0.down_payment: ',
      ({ va }) => va.purchase_or_construction.reverse(),
    ],
    ['va.purchase_or_construction: ', ({ va }) => va.purchase_or_construction.pop()],
    ['va.monthly_insurance: ', ({ va }) => replace([va], 'monthly_insurance', 0.5)],
    ['usda.annual_fee_pct: ', ({ usda }) => replace([usda], 'annual_fee_pct', 0.51)],
    [
      'usda.upfront_guarantee_fee_pct: ',
      ({ usda }) => replace([usda], 'upfront_guarantee_fee_pct', 0),
    ],
    ['no guide "28/36 rule of thumb"', ({ dti }) => dti.shift()],
    ['0 rows for AL instead of one', ({ closing_costs }) => closing_costs.by_state_2021.shift()],
    [
      'closing_costs.by_state_2021.0.pct_with_taxes: ',
      ({ closing_costs }) => replace(closing_costs.by_state_2021, 'pct_with_taxes', 12),
    ],
    ['no national average of 2021', ({ closing_costs }) => closing_costs.national.pop()],
    ['closing_costs.confidence: ', (costs) => replace([costs.closing_costs], 'confidence', '?')],
    ['there is no source list', (costs) => Object.assign(costs, { sources: {} })],
    ['compiled: ', (costs) => Object.assign(costs, { compiled: 'today' })],
  ])('stops before it writes anything: %j', (message, change) => {
    expect(() => run(withCosts(change))).toThrow(message);
    expect(existsSync(join(folder(), 'target'))).toBe(false);
  });

  it('has the VA fees of 38 U.S.C. 3729(b)(2) and the USDA fees since October 2016', () => {
    expect(costTables.va.fees).toEqual([
      { downPaymentFromPercent: 0, firstUsePercent: 2.15, subsequentUsePercent: 3.3 },
      { downPaymentFromPercent: 5, firstUsePercent: 1.5, subsequentUsePercent: 1.5 },
      { downPaymentFromPercent: 10, firstUsePercent: 1.25, subsequentUsePercent: 1.25 },
    ]);
    expect(costTables.usda).toMatchObject({ upFrontPercent: 1, annualPercent: 0.35 });
  });

  it('has the costs for 2026 from the 2023 FHA letter and the 2018 and 2019 list rates', () => {
    expect(costTables.fha).toMatchObject({ upFrontPercent: 1.75, threshold: 726_200 });
    expect(costTables.fha.premiums).toHaveLength(11);
    expect(costTables.privateInsurance.premiums).toHaveLength(8);
    expect(costTables.privateInsurance.premiums[0]?.rates[0]).toEqual({
      fromScore: 760,
      ratePercent: 0.58,
    });
    expect(costTables.cancellation).toMatchObject({ onRequestPercent: 80, automaticPercent: 78 });
    const { fha, privateInsurance, va, usda, cancellation, debtGuides } = costTables;
    const tables = [fha, privateInsurance, va, usda, cancellation];
    for (const { sources } of [...tables, ...debtGuides]) {
      expect(sources.length).toBeGreaterThan(0);
      for (const { year } of sources) expect(year).not.toBe('');
    }
  });
});

function replace(rows: object[], key: string, value: unknown): void {
  Object.assign(rows[0] ?? {}, { [key]: value });
}
