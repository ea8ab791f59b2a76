import type { CountyCount } from '@latchkey/domain';
import { money } from '@/lib/format.ts';
import { stateProgramsText as text } from '@/lib/texts.ts';

/** Describes a county's local programs: their number and the largest amount. */
export function countyWords({ own, most }: Pick<CountyCount, 'own' | 'most'>): string {
  if (own === 0) return text.countyNone();
  return most === null ? text.countyOwn({ own }) : text.countyOwnUpTo({ own, most: money(most) });
}
