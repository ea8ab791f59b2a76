import * as z from 'zod/mini';

/** Matches bidirectional control characters, which can make one text look like another. */
const bidirectionalControls = /[\u202a-\u202e\u2066-\u2069]/;

/** Rejects a text whose letters are not shown in the order in which they are stored. */
export const readsInOrder = z.refine<string>((text) => !bidirectionalControls.test(text));
