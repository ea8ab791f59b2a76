import type { TestMailServer } from '@latchkey/api/testing';
import * as z from 'zod/mini';

/** A notice in the database, with the email address of its subscriber. */
interface StoredNotice {
  readonly notice: {
    readonly id: string;
    readonly kind: string;
    readonly state: string;
    readonly throughChange: number;
    readonly content: unknown;
  };
  readonly email: string | null;
}

const Round = z.object({ closesOn: z.nullable(z.string()) });
const Content = z.object({
  program: z.object({ facts: z.tuple([z.object({ before: Round, after: Round })]) }),
});

/**
 * Compares the stored notices about the last day of a program's funding round with the emails that
 * arrived. Emails with the same Message-ID count as one email.
 *
 * @param lastDay the last day of the round after the last edit
 */
export function notifiedOnce(
  stored: readonly StoredNotice[],
  mails: TestMailServer['mails'],
  lastDay: string | undefined,
) {
  const ids = new Set(stored.map(({ notice }) => notice.id));
  const sent = new Map(mails.map((mail) => [messageIdOf(mail), mail.to[0]]));
  const changes = stored.filter(({ notice }) => notice.kind === 'changes');
  const byPerson = Map.groupBy(changes, ({ email }) => email);
  return {
    sent: sent.size,
    'not delivered': stored.filter(({ notice }) => notice.state !== 'delivered').length,
    'to someone else': stored.filter(({ notice, email }) => sent.get(notice.id) !== email).length,
    'emails without a notice': [...sent.keys()].filter((id) => !ids.has(id)).length,
    'people notified twice or not of a change': [...byPerson.values()].filter(
      (own) => !isChain(own, lastDay),
    ).length,
  };
}

/**
 * Whether the notices are complete. Each notice must start with the date that the previous notice
 * ended with, and the last notice must end with `lastDay`.
 */
function isChain(own: readonly StoredNotice[], lastDay: string | undefined): boolean {
  const rounds = own
    .toSorted((a, b) => a.notice.throughChange - b.notice.throughChange)
    .map(({ notice }) => Content.parse(notice.content).program.facts[0]);
  const isJoined = rounds.every(({ before }, index) => {
    const earlier = rounds[index - 1];
    return earlier ? before.closesOn === earlier.after.closesOn : before.closesOn !== lastDay;
  });
  return isJoined && rounds.at(-1)?.after.closesOn === lastDay;
}

function messageIdOf({ source }: { readonly source: string }): string {
  return /^message-id: <([0-9a-f-]{36})@/im.exec(source)?.[1] ?? '';
}
