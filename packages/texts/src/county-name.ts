import type { Locale } from './catalogs.ts';

/** Kinds of counties: the end of the Census name, and the Spanish words before the rest of it. */
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

/** A county's name as the language writes it. A name of no known kind stays as it is. */
export function countyName(name: string, locale: Locale): string {
  if (locale !== 'es') return name;
  const [ending, kind] = spanishKinds.find(([each]) => name.endsWith(each)) ?? ['', ''];
  return kind + name.slice(0, name.length - ending.length);
}
