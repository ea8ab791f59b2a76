import { type ClosingCosts, usStates } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';
import { DataFault } from './data-fault.ts';

/** A percentage of the average price. A value of 10 or more must be an error in the data. */
const percent = z.number().gt(0).lt(10);

export const SourceClosingCosts = z.object({
  national: z.array(z.object({ year: z.int(), source: z.string(), pct_with_taxes: percent })),
  by_state_2021: z.array(z.object({ state: z.string(), pct_with_taxes: percent })),
  by_state_2021_source: z.string(),
  /** Our confidence in the figures. The first word is high, medium or low. */
  confidence: z.string().regex(/^(high|medium|low)\b/),
});

/** The year of the state figures. The national figure must be for the same year. */
const YEAR = 2021;

export function closingCosts(source: z.infer<typeof SourceClosingCosts>, cite: Cite): ClosingCosts {
  const { national, by_state_2021: states, by_state_2021_source, confidence } = source;
  const country = national.find(({ year }) => year === YEAR);
  if (!country) throw new DataFault('closing_costs', `no national average of ${YEAR}`);
  return {
    confidence: z.enum(['high', 'medium', 'low']).parse(confidence.split(/\W/)[0]),
    sources: cite(by_state_2021_source),
    costsOf: String(YEAR),
    statePercents: Object.fromEntries(
      [...usStates.keys()].map((code) => [code, percentOf(states, code)]),
    ),
    country: { percent: country.pct_with_taxes, sources: cite(country.source) },
  };
}

function percentOf(
  rows: z.infer<typeof SourceClosingCosts>['by_state_2021'],
  code: string,
): number {
  const found = rows.filter(({ state }) => state === code);
  if (found.length !== 1) {
    throw new DataFault('closing_costs', `${found.length} rows for ${code} instead of one`);
  }
  return found[0]?.pct_with_taxes ?? Number.NaN;
}
