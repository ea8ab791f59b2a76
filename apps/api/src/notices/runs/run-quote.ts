import {
  type Area,
  knownAt,
  type Location,
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
  /** Whether a program in the home's county was edited so recently that the notice must wait. */
  readonly isBundling: boolean;
}

/**
 * Finds the changes to a saved quote since the buyer saved it or was last notified. Considers the
 * buyer's short answers about programs.
 */
export function runQuote(places: Places, edition: Edition, quote: SavedQuote): RunQuote {
  const known = edition.knownOf(quote);
  const rate = rateChange(known.rate, edition.average);
  const homeLocation = placeOf(places, quote.answers.homeLocation);
  // If the ZIP Code no longer exists, the page asks for the location again, so this code does not
  // guess a location.
  const area = homeLocation && places.areaOf(homeLocation);
  const programs =
    homeLocation && area ? programChanges(edition, quote, known, { homeLocation, area }) : [];
  return {
    quote,
    known,
    changes: [...programs, ...(rate ? [rate] : [])],
    isBundling: area !== undefined && edition.isBundlingIn(area, known.change),
  };
}

function programChanges(
  edition: Edition,
  { answers, knownFacts }: SavedQuote,
  known: Known,
  { homeLocation, area }: { readonly homeLocation: Location; readonly area: Area },
): QuoteChange[] {
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
