import { storage } from '@/lib/storage.ts';
import type { MailLink } from './mail-link.ts';

type Purpose = MailLink['type'];

const keyOf = (purpose: Purpose) => `latchkey.requested-${purpose}`;

/** Records that this browser requested an email, so that we can trust the link in that email. */
export function noteRequest(purpose: Purpose, email: string): void {
  storage.write(keyOf(purpose), email.toLowerCase());
}

/**
 * Whether this browser requested an email for this purpose.
 *
 * @param email the recipient's email address, if the link contains it
 */
export function hasRequested(purpose: Purpose, email?: string): boolean {
  const requested = storage.read(keyOf(purpose));
  return typeof requested === 'string' && [undefined, requested].includes(email?.toLowerCase());
}

export function forgetRequests(): void {
  storage.remove(keyOf('signup'));
  storage.remove(keyOf('recovery'));
}
