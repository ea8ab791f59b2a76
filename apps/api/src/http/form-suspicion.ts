import type { FormTraces, Suspicion } from '@latchkey/contract';

/** The minimum number of seconds that a person needs to fill in and send a form. */
const MIN_FILL_SECONDS = 2;

/**
 * Decides whether a form was sent by a bot, based on its honeypot field and its fill time. Never
 * flags requests that bypass the form.
 */
export function suspicionOf(form: FormTraces | undefined): Suspicion | null {
  if (form === undefined) return null;
  if (form.website !== '') return 'filled-trap';
  return form.seconds < MIN_FILL_SECONDS ? 'too-fast' : null;
}
