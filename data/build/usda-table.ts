import type { UsdaTable } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';

/** The fees of USDA loans. The upper limits are from 7 CFR 3555.107(g) and (h). */
export const SourceUsda = z.object({
  upfront_guarantee_fee_pct: z.number().gt(0).lte(3.5),
  annual_fee_pct: z.number().gt(0).lte(0.5),
  sources: z.array(z.string()).min(1),
});

export function usdaTable(usda: z.infer<typeof SourceUsda>, cite: Cite): UsdaTable {
  return {
    // The fees were last confirmed for fiscal year 2024.
    confidence: 'medium',
    sources: cite(...usda.sources),
    upFrontPercent: usda.upfront_guarantee_fee_pct,
    annualPercent: usda.annual_fee_pct,
  };
}
