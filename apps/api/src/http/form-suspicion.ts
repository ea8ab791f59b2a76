import type { FormTraces, Suspicion } from '@latchkey/contract';

/** A person needs at least this many seconds to fill in and send a form. */
const MIN_FILL_SECONDS = 2;

/**
 * Flags a sent form based on its honeypot field and fill time. Never flags requests that bypass the
 * form.
 */
export function suspicionOf(form: FormTraces | undefined): Suspicion | null {
  if (form === undefined) return null;
  if (form.website !== '') return 'filled-trap';
  return form.seconds < MIN_FILL_SECONDS ? 'too-fast' : null;
}
