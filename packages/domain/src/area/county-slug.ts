/**
 * Returns a county's name for the URL of its page: `st-louis-city` for `St. Louis city`. Within a
 * state, all slugs are different.
 */
export function countySlug(county: string): string {
  return county
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'.]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
