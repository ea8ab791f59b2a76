import type { CancellationTable, PrivateInsuranceTable, PrivatePremium } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';
import { DataFault } from './data-fault.ts';

/** The standard coverage that Fannie Mae and Freddie Mac require, as a percentage of the loan. */
const usualCover: Readonly<Record<string, Record<PrivatePremium['term'], number>>> = {
  '95.01-97': { 'over-20': 35, 'up-to-20': 35 },
  '90.01-95': { 'over-20': 30, 'up-to-20': 25 },
  '85.01-90': { 'over-20': 25, 'up-to-20': 12 },
  '80.01-85': { 'over-20': 12, 'up-to-20': 6 },
};

const Row = z.object({
  ltv_band: z.string().regex(/^\d+\.01-\d+$/, 'is not a band such as 95.01-97'),
  coverage_pct: z.number(),
  rates: z.record(z.string(), z.number().gt(0).lte(5)),
});

export const SourcePrivateInsurance = z.object({
  credit_score_bands: z.array(z.string()).min(1),
  fixed_rate_term_over_20_years: z.array(Row),
  fixed_rate_term_20_years_or_less: z.array(Row),
  sources: z.array(z.string()).min(1),
  cancellation: z.object({
    borrower_request_pct: z.literal(80),
    automatic_pct: z.literal(78),
    sources: z.array(z.string()).min(1),
  }),
});
type SourcePrivateInsurance = z.infer<typeof SourcePrivateInsurance>;

export function privateInsurance(
  pmi: SourcePrivateInsurance,
  cite: Cite,
): { privateInsurance: PrivateInsuranceTable; cancellation: CancellationTable } {
  const bands = pmi.credit_score_bands;
  return {
    privateInsurance: {
      // These are published list rates, but they date from 2018 and 2019.
      confidence: 'medium',
      sources: cite(...pmi.sources),
      premiums: [
        ...usual('over-20', pmi.fixed_rate_term_over_20_years, bands),
        ...usual('up-to-20', pmi.fixed_rate_term_20_years_or_less, bands),
      ],
    },
    cancellation: {
      confidence: 'high',
      sources: cite(...pmi.cancellation.sources),
      onRequestPercent: pmi.cancellation.borrower_request_pct,
      automaticPercent: pmi.cancellation.automatic_pct,
    },
  };
}

/** Picks the row with standard coverage for each loan-to-value band. */
function usual(
  term: PrivatePremium['term'],
  rows: readonly z.infer<typeof Row>[],
  scores: readonly string[],
): PrivatePremium[] {
  return Object.entries(usualCover).map(([band, cover]) => {
    const row = rows.find((each) => each.ltv_band === band && each.coverage_pct === cover[term]);
    if (!row) throw new DataFault('pmi', `${term} years: no row for ${band} with ${cover[term]}%`);
    const [over = Number.NaN, upTo = Number.NaN] = band.split('-').map(Number);
    return {
      term,
      loanToValueOverPercent: Math.floor(over),
      loanToValueUpToPercent: upTo,
      rates: scores.map((score) => rate(row, score)),
    };
  });
}

/** Returns the rate and lowest score for a band such as ">=760" or "740-759". */
function rate({ ltv_band, rates }: z.infer<typeof Row>, score: string) {
  const ratePercent = rates[score];
  if (ratePercent === undefined) throw new DataFault('pmi', `${ltv_band}: no rate for ${score}`);
  return { fromScore: Number(score.match(/\d+/)?.[0]), ratePercent };
}
