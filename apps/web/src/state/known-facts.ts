import { type KnownFacts, knownAt, nothingKnown } from '@latchkey/domain';
import { changeDraft, currentDraft, useDraftPart } from './draft.ts';

/**
 * Returns the buyer's short answers. They affect which programs match, and the number of units which
 * loan types cover the home.
 */
export function currentKnownFacts(): KnownFacts {
  return currentDraft()?.known ?? nothingKnown;
}

/** Hook for the buyer's short answers. */
export function useKnownFacts(): KnownFacts {
  return useDraftPart(() => currentKnownFacts());
}

/** Hook for the short answers that apply to this home. */
export function useKnownFactsAt(locationId: number): KnownFacts {
  return knownAt(useKnownFacts(), locationId);
}

/** Returns the short answers that apply to this home. */
export function knownFactsAt(locationId: number): KnownFacts {
  return knownAt(currentKnownFacts(), locationId);
}

/** Stores the short answers that the buyer gave for a home. */
export function keepKnownFacts(known: KnownFacts): void {
  changeDraft({ known });
}
