import type { AgencyInvitation } from '@latchkey/contract';
import { defaultLocale } from '@latchkey/texts';
import type { Database } from '../db/database.ts';
import { Failure } from '../process/failure.ts';
import type { Site } from '../site/site.ts';
import * as contactRepository from './contact-repository.ts';
import * as eventRepository from './event-repository.ts';

type InvitationContext = Pick<Site, 'database' | 'clock'>;

/** The editor, and the program that the invitation is for. */
interface Inviting {
  readonly slug: string;
  /** The editor's user ID. */
  readonly userId: string;
}

/** Returns the email addresses whose owners were invited to confirm a program. */
export async function invitationsOf(database: Database, slug: string): Promise<AgencyInvitation[]> {
  const contacts = await contactRepository.ofProgram(database, slug);
  return contacts.map(({ id, email, monthlySince, createdAt }) => ({
    id,
    email,
    monthly: monthlySince !== null,
    invitedAt: createdAt.toISOString(),
  }));
}

/**
 * Lets the owner of an email address request links for a program.
 *
 * @throws {Failure} `invalid-request` for an address with a plus tag
 */
export async function inviteAddress(
  { database, clock }: InvitationContext,
  { slug, userId }: Inviting,
  email: string,
): Promise<void> {
  if (email.includes('+')) throw taggedAddress();
  const now = clock();
  await database.transaction(async (transaction) => {
    const invitation = { email, slug, language: defaultLocale, invitedBy: userId };
    await contactRepository.invite(transaction, invitation, now);
    await eventRepository.record(transaction, { kind: 'invited', email, slug, userId }, now);
  });
}

/** @throws {Failure} `fact-changed` if there is no such invitation */
export async function endInvitation(
  { database, clock }: InvitationContext,
  { slug, userId }: Inviting,
  contactId: string,
): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const ended = await contactRepository.uninvite(transaction, contactId, slug, now);
    if (!ended) throw new Failure('fact-changed');
    const { email } = ended;
    await eventRepository.record(transaction, { kind: 'uninvited', email, slug, userId }, now);
  });
}

function taggedAddress(): Failure {
  const message = 'email must have no tag after a plus sign';
  return new Failure('invalid-request', {
    fields: [{ field: 'email', code: 'tagged', message }],
  });
}
