import { isAttemptOpen, LONGEST_ATTEMPT_MS } from '../../outbox/repository.ts';
import type { Person } from '../person-repository.ts';
import type { NewErasureMessage } from './repository.ts';

/**
 * Returns the messages about erased requests: one email to each team address, and the events for
 * each webhook that may have received a request. The messages contain only IDs. If a delivery may
 * be in progress, the messages are sent only after it can no longer be running.
 *
 * @param team the team's addresses, which always get the email
 */
export function messagesFor(
  { requests, deliveries }: Pick<Person, 'requests' | 'deliveries'>,
  team: readonly string[],
  now: Date,
): NewErasureMessage[] {
  if (requests.length === 0) return [];
  const isSending = deliveries.some((delivery) => isAttemptOpen(delivery, now));
  const sendAfter = isSending ? new Date(now.getTime() + LONGEST_ATTEMPT_MS) : now;
  // An attempt that failed or was interrupted may still have reached the recipient.
  const told = deliveries.filter(({ state, attempts }) => state === 'delivered' || attempts > 0);
  const readers = told.filter(({ kind }) => kind === 'team-mail').map(({ target }) => target);
  const leadIds = requests.map(({ id }) => id);
  const mails = [...new Set([...team, ...readers])].map((target) => {
    return { kind: 'team-mail', event: 'lead.erased', leadIds, target, sendAfter } as const;
  });
  const calls = requests.flatMap(({ id, withdrawnAt }) => {
    const webhooks = told.filter(({ kind, leadId }) => kind === 'webhook' && leadId === id);
    const events = withdrawnAt === null ? (['lead.withdrawn', 'lead.erased'] as const) : erased;
    return [...new Set(webhooks.map(({ target }) => target))].flatMap((target) =>
      events.map((event) => {
        const leadIds = [id];
        return { kind: 'webhook', event, leadIds, target, sendAfter } as const;
      }),
    );
  });
  return [...mails, ...calls];
}

const erased = ['lead.erased'] as const;
