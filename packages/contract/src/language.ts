import { weightedRanges } from './weighted-ranges.ts';

/**
 * Returns the best language for an `Accept-Language` header. Ignores regions, so that es-MX is
 * treated as es. Returns the fallback if the header lists none of the languages.
 *
 * @param header the header, such as `es-MX,es;q=0.9,en;q=0.8`
 * @param languages tags of the available languages, such as `es`
 * @see RFC 9110, section 12.5.4
 */
export function preferredLanguage(
  header: string | undefined,
  languages: readonly string[],
  fallback: string,
): string {
  const wanted = weightedRanges(header)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { range } of wanted) {
    const [tag] = range.split('-');
    const found = languages.find((language) => language === tag);
    if (found !== undefined) return found;
  }
  return fallback;
}
