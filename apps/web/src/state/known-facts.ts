import { type KnownFacts, knownAt, nothingKnown } from '@latchkey/domain';
import { changeDraft, currentDraft, useDraftPart } from './draft.ts';

/** The buyer's short answers. They influence which programs match, and never a price. */
export function currentKnownFacts(): KnownFacts {
  return currentDraft()?.known ?? nothingKnown;
}

/** Hook for the buyer's short answers. */
export function useKnownFacts(): KnownFacts {
  return useDraftPart(() => currentKnownFacts());
}

/** Hook for the buyer's short answers that count for a home. */
export function useKnownFactsAt(locationId: number): KnownFacts {
  return knownAt(useKnownFacts(), locationId);
}

/** The buyer's short answers that count for a home. */
export function knownFactsAt(locationId: number): KnownFacts {
  return knownAt(currentKnownFacts(), locationId);
}

/** Stores the short answers that were given for a home. */
export function keepKnownFacts(known: KnownFacts): void {
  changeDraft({ known });
}
