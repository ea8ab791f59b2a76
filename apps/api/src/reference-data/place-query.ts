import { plainCityName } from '@latchkey/domain';
import { stateCodes } from './state-names.ts';

/** What somebody may mean by a text: the start of a ZIP Code, or of a city, perhaps in a state. */
export type PlaceQuery =
  | { readonly kind: 'zip'; readonly digits: string }
  | { readonly kind: 'city'; readonly city: string; readonly states: readonly string[] | null };

const codes: ReadonlySet<string> = new Set(stateCodes.values());

/** A city's name without anything that people spell differently: only letters and digits. */
export function cityKey(city: string): string {
  return plainCityName(city).replace(/[^a-z0-9]/g, '');
}

/** The readings of a text, the likeliest first; none where it names nothing. */
export function placeQueries(text: string): PlaceQuery[] {
  const zip = /^(\d{1,5})(?:-\d{0,4})?$/.exec(text.trim())?.[1];
  if (zip) return [{ kind: 'zip', digits: zip }];

  const comma = text.lastIndexOf(',');
  if (comma >= 0) return [cityIn(text.slice(0, comma), statesFrom(text.slice(comma + 1)))];
  return [cityIn(text, null), ...withTrailingState(text)];
}

function cityIn(city: string, states: readonly string[] | null): PlaceQuery {
  return { kind: 'city', city: cityKey(city), states };
}

/** The states whose code or name starts so; null, which is any, while nothing is typed yet. */
function statesFrom(text: string): readonly string[] | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (typed === '') return null;
  const exact = stateCodes.get(typed) ?? (codes.has(typed.toUpperCase()) && typed.toUpperCase());
  if (exact) return [exact];
  return [...stateCodes]
    .filter(([name, code]) => name.startsWith(typed) || code.toLowerCase().startsWith(typed))
    .map(([, code]) => code);
}

/** "portland or" and "charleston west virginia": the last one to three words may be a state. */
function withTrailingState(text: string): PlaceQuery[] {
  const words = text.trim().split(/\s+/).slice(0, 12);
  return [1, 2, 3].flatMap((count) => {
    if (words.length <= count) return [];
    const state = words.slice(-count).join(' ').toLowerCase();
    const code = stateCodes.get(state) ?? (codes.has(state.toUpperCase()) && state.toUpperCase());
    return code ? [cityIn(words.slice(0, -count).join(' '), [code])] : [];
  });
}
