import type { Suspicion } from '@latchkey/contract';

/** Tells the team why a request may not be from the buyer. */
export const suspicionText: Readonly<Record<Suspicion, string>> = {
  'filled-trap': 'This request may be from a bot: it filled in a field that people cannot see.',
  'too-fast': 'This request may be from a bot: it was sent within two seconds.',
  'too-many':
    'This request may not be from the buyer: we received many from the same network or with the same email address.',
};
