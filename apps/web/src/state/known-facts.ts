import { type KnownFacts, knownAt, nothingKnown } from '@latchkey/domain';
import { changeDraft, currentDraft, useDraftPart } from './draft.ts';

/**
 * Returns the buyer's short answers. They affect which programs match. The number of units also
 * affects which loan types are available.
 */
export function currentKnownFacts(): KnownFacts {
  return currentDraft()?.known ?? nothingKnown;
}

/** Hook that returns the buyer's short answers. */
export function useKnownFacts(): KnownFacts {
  return useDraftPart(() => currentKnownFacts());
}

/** Hook that returns the short answers that apply to the home at this location. */
export function useKnownFactsAt(locationId: number): KnownFacts {
  return knownAt(useKnownFacts(), locationId);
}

/** Returns the short answers that apply to the home at this location. */
export function knownFactsAt(locationId: number): KnownFacts {
  return knownAt(currentKnownFacts(), locationId);
}

/** Stores the buyer's short answers for a home. */
export function keepKnownFacts(known: KnownFacts): void {
  changeDraft({ known });
}
