import type { HomeType, NoCommonLoan } from '@latchkey/domain';
import type { trueCost } from './en/true-cost.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

/**
 * Returns a sentence about the largest conventional and FHA loans for a home, to explain that no
 * common loan covers it. For a home of two to four units, the sentence is about four units, because
 * the number is not known. Limits of a year that has ended are named as such.
 */
export function loansEnd(
  { conventional, fha, pastYear }: Pick<NoCommonLoan, 'conventional' | 'fha' | 'pastYear'>,
  { county, homeType }: { readonly county: string; readonly homeType: HomeType },
  text: TextOf<typeof trueCost>,
  format: Formats,
): string {
  const { wholeMoney } = format;
  const place = { county: format.county(county), isMultiple: String(homeType === 'multi-family') };
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
