import { plainCityName } from '@latchkey/domain';

const accents = /[\u0300-\u036f]/g;
const apostrophes = /['’]/g;

/**
 * Returns the words of a text, without accents and punctuation. "St. John's" becomes "st" and
 * "johns".
 */
export function placeWords(text: string): string[] {
  return plain(text).match(/[a-z0-9]+/g) ?? [];
}

/**
 * Returns a key that is the same for all spellings of a city, such as "Coeur d'Alene" and "coeur d
 * alene".
 */
export function cityKey(words: readonly string[]): string {
  return plainCityName(words.join(' ')).replaceAll(' ', '');
}

/**
 * Returns the keys of many names. Converting one long text is ten times faster than one call per
 * name.
 */
export function cityKeys(names: readonly string[]): string[] {
  return plainCityName(plain(names.join('\n')))
    .replaceAll(' ', '')
    .split('\n');
}

/**
 * Returns the keys for the start of a city's name. The last word may be incomplete. For example,
 * "st" can mean "Saint" as in St. Louis, or the start of Stockton.
 */
export function cityKeysFrom(words: readonly string[]): readonly string[] {
  const key = cityKey(words);
  const asTyped = cityKey(words.slice(0, -1)) + (words.at(-1) ?? '');
  return key === asTyped ? [key] : [key, asTyped];
}

/** Reduces text to lowercase letters, digits, spaces and line breaks. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/[^a-z0-9\n]+/g, ' ');
}
