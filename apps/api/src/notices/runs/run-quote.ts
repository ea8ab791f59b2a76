import {
  knownAt,
  nothingKnown,
  type QuoteChange,
  quoteChanges,
  rateChange,
} from '@latchkey/domain';
import { currentLocation } from '../../locations/current-location.ts';
import { dayOf } from '../../process/clock.ts';
import { Failure } from '../../process/failure.ts';
import type { ReferenceData } from '../../reference-data/load-reference-data.ts';
import type { Edition, Known } from './edition.ts';
import type { SavedQuote } from './repository.ts';

/** The location data that a run needs. */
export type Places = Pick<ReferenceData, 'locations' | 'areaOf'>;

/** A quote, with the changes since its buyer saved it or was last notified. */
export interface RunQuote {
  readonly quote: SavedQuote;
  readonly known: Known;
  readonly changes: QuoteChange[];
}

/**
 * Finds the changes to a saved quote since the buyer saved it or was last notified. Uses the
 * quote's short answers.
 */
export function runQuote(places: Places, edition: Edition, quote: SavedQuote): RunQuote {
  const known = edition.knownOf(quote);
  const rate = rateChange(known.rate, edition.average);
  const changes = [...programChanges(places, edition, quote, known), ...(rate ? [rate] : [])];
  return { quote, known, changes };
}

function programChanges(
  places: Places,
  edition: Edition,
  { answers, knownFacts }: SavedQuote,
  known: Known,
): QuoteChange[] {
  const homeLocation = placeOf(places, answers.homeLocation);
  // The ZIP Code no longer exists. The page asks for the location again, so this code does not
  // guess a location.
  if (!homeLocation) return [];
  const area = places.areaOf(homeLocation);
  const changed = edition.changedIn(area, known.change);
  const context = {
    today: dayOf(edition.now),
    known: knownAt(knownFacts ?? nothingKnown, homeLocation.id),
  };
  return quoteChanges(changed, { ...answers, homeLocation }, area, context);
}

function placeOf(places: Places, stored: SavedQuote['answers']['homeLocation']) {
  try {
    return currentLocation(places, stored);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
