import type { VaTable } from '@latchkey/domain';
import * as z from 'zod';
import type { Cite } from './cite.ts';

const percent = z.number().gt(0).lte(5);

function fee(downPayment: string) {
  return z.object({
    down_payment: z.literal(downPayment),
    first_use: percent,
    subsequent_use: percent,
  });
}

const Fees = z.tuple([fee('< 5 %'), fee('>= 5 % and < 10 %'), fee('>= 10 %')]);
type Fees = z.infer<typeof Fees>;

export const SourceVa = z.object({
  purchase_or_construction: Fees.check(z.refine(neverRises, 'rises with the down payment')),
  monthly_insurance: z.literal(0),
  confidence: z.literal('high'),
  sources: z.array(z.string()).min(1),
});

export function vaTable(va: z.infer<typeof SourceVa>, cite: Cite): VaTable {
  const [below5, from5, from10] = va.purchase_or_construction;
  const ranges = [
    { from: 0, fees: below5 },
    { from: 5, fees: from5 },
    { from: 10, fees: from10 },
  ];
  return {
    confidence: va.confidence,
    sources: cite(...va.sources),
    fees: ranges.map(({ from, fees }) => ({
      downPaymentFromPercent: from,
      firstUsePercent: fees.first_use,
      subsequentUsePercent: fees.subsequent_use,
    })),
  };
}

function neverRises(rows: Fees): boolean {
  return rows.every(
    ({ first_use, subsequent_use }, i) =>
      first_use <= (rows[i - 1]?.first_use ?? first_use) &&
      subsequent_use <= (rows[i - 1]?.subsequent_use ?? subsequent_use),
  );
}
