import type { ValidationKey } from './messages.ts';

/**
 * A zod error whose message is a key. The compiler checks that the key has a sentence. In a file of
 * its own, because the web app's first pages need no sentences.
 */
export function says(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}
