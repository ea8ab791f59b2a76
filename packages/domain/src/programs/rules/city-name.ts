const accents = /[\u0300-\u036f]/g;
const marks = /[.'’]/g;
const shortForm = /\b(?:ste?|ft|mt)\b/g;
const longForms = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/**
 * Normalizes a city name, so that different spellings match: "St. Paul" and "SAINT PAUL" both
 * become "saint paul".
 */
export function plainCityName(city: string): string {
  return city
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replace(marks, '')
    .replace(shortForm, (word) => longForms.get(word) ?? word);
}
