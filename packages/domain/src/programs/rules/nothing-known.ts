import type { KnownFacts } from './known-facts.ts';

/**
 * No short answers. The constant is in its own file, so that the first pages do not load the
 * schema.
 */
export const nothingKnown: KnownFacts = Object.freeze({});
