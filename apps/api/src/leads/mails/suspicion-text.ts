import type { Suspicion } from '@latchkey/contract';

/** Why a request may not come from the buyer, as the team reads it. */
export const suspicionText: Readonly<Record<Suspicion, string>> = {
  'filled-trap':
    'This request may come from a program: it filled in a field that people cannot see.',
  'too-fast': 'This request may come from a program: it was sent within two seconds.',
  'too-many':
    'This request may not come from the buyer: many came from the same network or with the same email address.',
};
