import type { KnownFacts } from './known-facts.ts';

/**
 * Known facts without any short answers. This constant is in a separate file, so that the first
 * pages do not load the schema.
 */
export const nothingKnown: KnownFacts = Object.freeze({});
