/**
 * Converts a county's name to the slug in the URL of its page: `st-louis-city` for `St. Louis
 * city`. Within a state, each slug is unique.
 */
export function countySlug(county: string): string {
  return county
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'.]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
