import type { KnownFacts } from './known-facts.ts';

/** Nothing is known besides the quote. In a file of its own, because first pages need no schema. */
export const nothingKnown: KnownFacts = Object.freeze({});
