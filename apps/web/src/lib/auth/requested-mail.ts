import { storage } from '@/lib/storage.ts';
import type { MailLink } from './address.ts';

type Purpose = MailLink['type'];

const keyOf = (purpose: Purpose) => `latchkey.requested-${purpose}`;

/** Notes that this browser requested a mail: its link is no stranger's. */
export function noteRequest(purpose: Purpose, email: string): void {
  storage.write(keyOf(purpose), email.toLowerCase());
}

/**
 * Whether this browser requested such a mail.
 *
 * @param email the address that it must have gone to, if the link tells
 */
export function hasRequested(purpose: Purpose, email?: string): boolean {
  const requested = storage.read(keyOf(purpose));
  return typeof requested === 'string' && [undefined, requested].includes(email?.toLowerCase());
}

export function forgetRequests(): void {
  storage.remove(keyOf('signup'));
  storage.remove(keyOf('recovery'));
}
