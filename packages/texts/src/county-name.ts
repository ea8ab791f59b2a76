import type { Locale } from './catalogs.ts';

/**
 * The types of counties. Each pair contains the ending of the name in the Census data, and the
 * Spanish words that come before the name.
 */
const spanishKinds = [
  [' County', 'condado de '],
  [' Parish', 'parroquia de '],
  [' Planning Region', 'región de planificación de '],
  [' Census Area', 'área censal de '],
  [' City and Borough', 'ciudad y distrito de '],
  [' Borough', 'distrito de '],
  [' Municipality', 'municipio de '],
  [' city', 'ciudad de '],
] as const;

/**
 * Returns a county's name in a language. Returns the name unchanged if the county's type is
 * unknown.
 */
export function countyName(name: string, locale: Locale): string {
  if (locale !== 'es') return name;
  const [ending, kind] = spanishKinds.find(([each]) => name.endsWith(each)) ?? ['', ''];
  return kind + name.slice(0, name.length - ending.length);
}
