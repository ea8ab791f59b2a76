import type { KnownFacts } from './known-facts.ts';

/** No short answers. In a file of its own, so that the first pages do not load the schema. */
export const nothingKnown: KnownFacts = Object.freeze({});
