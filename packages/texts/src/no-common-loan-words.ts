import type { NoCommonLoan } from '@latchkey/domain';
import type { trueCost } from './en/true-cost.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

/**
 * Returns a sentence about the largest conventional and FHA loans for a home, to explain that no
 * common loan covers it. The sentence states the number of units that the limits are for. If the
 * limits are from a past year, it also states that year.
 */
export function loansEnd(
  { conventional, fha, units, pastYear }: Omit<NoCommonLoan, 'loanAmount'>,
  county: string,
  text: TextOf<typeof trueCost>,
  format: Formats,
): string {
  const { wholeMoney } = format;
  const place = { county: format.county(county), units: String(units) };
  const ends =
    conventional.most === fha.most
      ? text.loansEnd({ ...place, limit: wholeMoney(fha.most) })
      : text.loansEndApart({
          ...place,
          conventional: wholeMoney(conventional.most),
          fha: wholeMoney(fha.most),
        });
  if (pastYear === null) return ends;
  return `${ends} ${text.pastLimits({ year: String(pastYear), next: String(pastYear + 1) })}`;
}
