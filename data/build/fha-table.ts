import type { FhaPremium, FhaTable } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';

const percent = z.number().gte(0).lte(100);

const Premium = z.object({
  term_years: z.enum(['> 15', '<= 15']),
  base_loan_amount: z.enum(['> threshold', '<= threshold']),
  ltv_over_pct: percent,
  ltv_up_to_pct: z.nullable(percent),
  annual_mip_bps: z.int().gte(1).lte(200),
  duration: z.enum(['11 years', 'life of loan']),
});

export const SourceFha = z.object({
  upfront_mip_pct: z.number().gt(0).lte(5),
  threshold_usd: z.int().gte(400_000).lte(2_000_000),
  annual_mip: z.array(Premium).check(z.refine(coversEverything, 'leaves a gap or overlaps')),
  sources: z.array(z.string()).min(1),
});

export function fhaTable(fha: z.infer<typeof SourceFha>, cite: Cite): FhaTable {
  return {
    // The rates are certain, but the threshold may have changed since 2023.
    confidence: 'medium',
    sources: cite(...fha.sources),
    upFrontPercent: fha.upfront_mip_pct,
    threshold: fha.threshold_usd,
    premiums: fha.annual_mip.map(premium),
  };
}

function premium(row: z.infer<typeof Premium>): FhaPremium {
  return {
    term: row.term_years === '> 15' ? 'over-15' : 'up-to-15',
    baseLoan: row.base_loan_amount === '> threshold' ? 'over' : 'up-to',
    loanToValueOverPercent: row.ltv_over_pct,
    loanToValueUpToPercent: row.ltv_up_to_pct,
    ratePercent: row.annual_mip_bps / 100,
    years: row.duration === '11 years' ? 11 : null,
  };
}

/** Whether the bands of each type of loan have no gaps, start at 0, and have no upper limit. */
function coversEverything(rows: readonly z.infer<typeof Premium>[]): boolean {
  const kinds = Map.groupBy(rows, (row) => `${row.term_years} ${row.base_loan_amount}`);
  return (
    kinds.size === 4 &&
    [...kinds.values()].every(
      (bands) =>
        bands.at(-1)?.ltv_up_to_pct === null &&
        bands.every((band, i) => band.ltv_over_pct === (bands[i - 1]?.ltv_up_to_pct ?? 0)),
    )
  );
}
