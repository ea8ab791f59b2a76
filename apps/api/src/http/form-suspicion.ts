import type { FormTraces, Suspicion } from '@latchkey/contract';

/** Minimum number of seconds that a person needs to fill out and submit a form. */
const MIN_FILL_SECONDS = 2;

/**
 * Returns why a form may be from a bot, based on the form's honeypot field and how quickly the form
 * was filled out. Null if nothing suggests a bot. Never flags requests that bypass the form.
 */
export function suspicionOf(form: FormTraces | undefined): Suspicion | null {
  if (form === undefined) return null;
  if (form.website !== '') return 'filled-trap';
  return form.seconds < MIN_FILL_SECONDS ? 'too-fast' : null;
}
