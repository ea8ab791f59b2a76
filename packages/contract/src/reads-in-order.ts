import * as z from 'zod/mini';

/** Matches bidirectional control characters, which can make a text look like a different text. */
const bidirectionalControls = /[\u202a-\u202e\u2066-\u2069]/;

/** Rejects a text whose characters are not shown in the order in which they are stored. */
export const readsInOrder = z.refine<string>((text) => !bidirectionalControls.test(text));
