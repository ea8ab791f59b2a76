import type { FormTraces, Suspicion } from '@latchkey/contract';

/** Nobody reads and sends the form in less, in seconds. */
const SHORTEST_FILL = 2;

/** What the form's own traces tell. One that was sent by other means than the form has none. */
export function suspicionOf(form: FormTraces | undefined): Suspicion | null {
  if (form === undefined) return null;
  if (form.website !== '') return 'filled-trap';
  return form.seconds < SHORTEST_FILL ? 'too-fast' : null;
}
