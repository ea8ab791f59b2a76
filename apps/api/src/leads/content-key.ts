import { createHash } from 'node:crypto';
import type { QuoteAnswers, Subject } from '@latchkey/domain';

/**
 * The same for the same person with the same quote, however the form was sent. A corrected number
 * or name is another request: nothing that a buyer corrects is lost.
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
