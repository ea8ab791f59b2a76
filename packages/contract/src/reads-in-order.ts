import * as z from 'zod/mini';

/** Bidirectional control characters, which reorder letters so that text reads as something else. */
const bidirectionalControls = /[\u202a-\u202e\u2066-\u2069]/;

/** A check that a text shows its letters in the order in which they are stored. */
export const readsInOrder = z.refine<string>((text) => !bidirectionalControls.test(text));
