import type { Source } from '@latchkey/contract';
import type { LimitsOfDay } from '@latchkey/domain';

/** Returns the sources with the years of the limits that apply on a day. */
export function sourcesOn(
  sources: readonly Source[],
  { loans, incomes, bondPrices: [bond] }: LimitsOfDay,
): readonly Source[] {
  const editions: Readonly<Record<string, string>> = {
    'conforming-limits': String(loans.year),
    'fha-limits': String(loans.year),
    'income-limits': `Fiscal year ${incomes.year}`,
    ...(bond && { 'bond-price-limits': String(bond.year) }),
  };
  return sources.map((source) => ({ ...source, asOf: editions[source.id] ?? source.asOf }));
}
