import { cityKey, cityKeysFrom, placeWords } from './place-words.ts';
import { stateNamed, statesStarting } from './states.ts';

/**
 * One possible meaning of a search text: the start of a ZIP Code, a city name, or the start of a
 * city name.
 */
export type PlaceQuery =
  | { readonly kind: 'zip'; readonly digits: string }
  | {
      readonly kind: 'city' | 'start-of-city';
      readonly keys: readonly string[];
      /** Codes of the states to search. Null for all states. */
      readonly states: readonly string[] | null;
    };

/**
 * Maximum number of characters to read. No name is longer. The rest of the search text is ignored.
 */
const MAX_QUERY_LENGTH = 100;

/**
 * Returns possible meanings of a search text, most likely first. Empty if the text has no possible
 * meaning.
 */
export function* placeQueries(untrimmed: string): Generator<PlaceQuery> {
  const text = untrimmed.slice(0, MAX_QUERY_LENGTH);
  const words = placeWords(text);
  const digits = zipDigits(words);
  if (digits) return yield { kind: 'zip', digits };

  const [beforeComma = '', ...afterComma] = text.split(',');
  const state = placeWords(afterComma.at(-1) ?? '');
  if (state.length > 0) {
    yield* cityOrItsStart(placeWords(beforeComma), statesStarting(state));
  } else {
    yield* cityPerhapsWithState(words);
  }
}

/** Returns the last ZIP Code in the text, with or without ZIP+4. The ZIP Code may be incomplete. */
function zipDigits(words: readonly string[]): string | undefined {
  const zip = words.findLast((word) => /^\d{5}(?:\d{4})?$/.test(word));
  if (zip) return zip.slice(0, 5);
  return words.length === 1 ? words.find((word) => /^\d{1,4}$/.test(word)) : undefined;
}

function* cityOrItsStart(
  words: readonly string[],
  states: readonly string[] | null,
): Generator<PlaceQuery> {
  if (words.length === 0 || states?.length === 0) return;
  yield { kind: 'city', keys: [cityKey(words)], states };
  yield { kind: 'start-of-city', keys: cityKeysFrom(words), states };
}

/**
 * Splits off a state at the end, as in "portland or" or "charleston west virginia". The last one to
 * three words may be the state.
 */
function* cityPerhapsWithState(words: readonly string[]): Generator<PlaceQuery> {
  if (words.length === 0) return;
  yield { kind: 'city', keys: [cityKey(words)], states: null };

  const splits = [1, 2, 3]
    .filter((count) => count < words.length)
    .map((count) => ({ city: words.slice(0, -count), state: words.slice(-count) }));
  for (const { city, state } of splits) {
    const named = stateNamed(state);
    if (named) yield { kind: 'city', keys: [cityKey(city)], states: [named] };
  }

  yield { kind: 'start-of-city', keys: cityKeysFrom(words), states: null };
  for (const { city, state } of splits) yield* cityOrItsStart(city, statesStarting(state));
}
