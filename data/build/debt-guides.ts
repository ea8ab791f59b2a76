import { type DebtGuide, type DebtGuideId, debtGuideIds } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';
import { DataFault } from './data-fault.ts';

const percent = z.number().gt(0).lt(100);

export const SourceGuide = z.object({
  guide: z.string(),
  front_pct: z.nullable(percent),
  back_pct: percent,
  source: z.nullable(z.string()),
  confidence: z.enum(['high', 'medium', 'low']),
});

/** The guidelines for the loans that the product compares, in display order. */
const shipped: Readonly<Record<DebtGuideId, Pick<DebtGuide, 'loanType'> & { from: string }>> = {
  'rule-of-thumb': { loanType: null, from: '28/36 rule of thumb' },
  'fannie-mae-manual': { loanType: 'Conventional', from: 'Fannie Mae manual underwriting' },
  'fannie-mae-manual-reserves': {
    loanType: 'Conventional',
    from: 'Fannie Mae manual, with credit score and reserves of the Eligibility Matrix',
  },
  'fannie-mae-automated': { loanType: 'Conventional', from: 'Fannie Mae Desktop Underwriter' },
  'fha-manual': { loanType: 'FHA', from: 'FHA manual, no compensating factor' },
  'fha-manual-one-factor': { loanType: 'FHA', from: 'FHA manual, one compensating factor' },
  'fha-manual-two-factors': { loanType: 'FHA', from: 'FHA manual, two compensating factors' },
  'fha-automated': { loanType: 'FHA', from: 'FHA TOTAL Scorecard approval, practical limit' },
};

export function debtGuides(rows: readonly z.infer<typeof SourceGuide>[], cite: Cite): DebtGuide[] {
  return debtGuideIds.map((id) => {
    const { loanType, from } = shipped[id];
    const row = rows.find(({ guide }) => guide === from);
    if (!row?.source) throw new DataFault('dti', `no guide "${from}" with a source`);
    return {
      id,
      loanType,
      frontPercent: row.front_pct,
      backPercent: row.back_pct,
      confidence: row.confidence,
      sources: cite(row.source),
    };
  });
}
