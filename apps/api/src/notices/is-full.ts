import { MAX_NOTICE_TOPICS } from '@latchkey/contract';
import type { Topic } from './repository.ts';

/**
 * Whether a person with these active subscriptions has reached the maximum number of subscriptions.
 */
export function isFull(active: readonly Topic[]): boolean {
  const topics = active.filter(({ kind }) => kind === 'program' || kind === 'quote');
  return topics.length >= MAX_NOTICE_TOPICS;
}
