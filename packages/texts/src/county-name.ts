import type { Locale } from './catalogs.ts';

/**
 * Kinds of counties: the last word of the name in the Census data, and the Spanish words that come
 * first.
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
 * Writes a county's name in the language. Returns the name unchanged if we do not know its kind.
 */
export function countyName(name: string, locale: Locale): string {
  if (locale !== 'es') return name;
  const [ending, kind] = spanishKinds.find(([each]) => name.endsWith(each)) ?? ['', ''];
  return kind + name.slice(0, name.length - ending.length);
}
