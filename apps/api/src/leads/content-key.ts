import { createHash } from 'node:crypto';
import type { QuoteAnswers, Subject } from '@latchkey/domain';

/**
 * Returns a key that detects duplicate requests. The same person with the same quote always has the
 * same key. A corrected phone number or name changes the key, so the correction is not lost.
 */
export function contentKey({ fullName, email, phone }: Subject, quote: QuoteAnswers): string {
  const { homeLocation, profession, ...answers } = quote;
  const person = [
    fullName.toLowerCase().replaceAll(/\s+/g, ' '),
    email.toLowerCase(),
    (phone ?? '').replaceAll(/\D/g, ''),
  ];
  const inOrder = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([person, homeLocation.id, profession.toSorted(), inOrder]));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
