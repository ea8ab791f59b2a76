import type { ValidationKey } from './messages.ts';

/**
 * Returns a zod error whose message is a key. The compiler checks that the key has a sentence. This
 * function is in its own file, so that the web app's first pages do not load the sentences.
 */
export function says(key: ValidationKey): { error: ValidationKey } {
  return { error: key };
}
