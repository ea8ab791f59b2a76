import type { CheckResult } from '@latchkey/contract';
import { type Limit, limitFaults, programOf, withLimit } from './engine-limit.ts';
import { floridaLimits2026 } from './florida-limits-2026.ts';

/** A limit that Florida Housing publishes for one of its programs. */
type PublishedLimit = Omit<Limit, 'over'> & { readonly slug: string };

/**
 * The three limits of each county. `sizes` are the smallest and the largest household to which a
 * limit applies.
 */
export const floridaLimits: readonly PublishedLimit[] = Object.entries(floridaLimits2026).flatMap(
  ([
    fips,
    {
      heroes,
      assist: [few, more],
    },
  ]) => [
    { slug: 'fl-fhfc-hometown-heroes', fips, sizes: [1, 8], limit: heroes },
    { slug: 'fl-fhfc-florida-assist', fips, sizes: [1, 2], limit: few },
    { slug: 'fl-fhfc-florida-assist', fips, sizes: [3, 8], limit: more },
  ],
);

/**
 * Compares the engine's limit with this published limit. Returns one line for each household size
 * for which they differ.
 */
export function floridaFaults({ slug, ...limit }: PublishedLimit): string[] {
  const program = programOf(slug);
  return limitFaults(withLimit(program, program.rules.maxIncome), { ...limit, over: 'not-met' });
}

/**
 * Counts the limits that Florida Housing publishes, and the published limits that differ from ours.
 */
export function publishedCheck(): CheckResult {
  const different = floridaLimits.filter((limit) => floridaFaults(limit).length > 0);
  return { compared: floridaLimits.length, different: different.length };
}
