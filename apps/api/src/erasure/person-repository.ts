import type { ErasureCounts } from '@latchkey/contract';
import type { SQL } from 'drizzle-orm';
import { hasRole } from '../auth/users/roles.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from '../db/drizzle.ts';
import { phoneKeyOf } from '../db/schema/lead-expressions.ts';
import {
  accountMails,
  agencyContacts,
  agencyEvents,
  agencyMails,
  consents,
  deliveries,
  identities,
  invitations,
  leadChanges,
  leads,
  noticeSubscriptions,
  notices,
  quotes,
  sessions,
  users,
} from '../db/schema.ts';
import type { Delivery } from '../leads/deliveries/repository.ts';
import type { Lead } from '../leads/repository.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import * as mentionRepository from './mention-repository.ts';

/** One of the person's requests, without its quote. */
export type OwnLead = Pick<
  Lead,
  'id' | 'fullName' | 'status' | 'createdAt' | 'withdrawnAt' | 'heldAt'
>;

/** Whose data to find. */
export interface Wanted {
  /** In lower case. */
  readonly address: string;
  /**
   * Limits the search to this account. By default, the search includes every account that belongs
   * to the address.
   */
  readonly accountId?: string;
  /** False to exclude the requests, which the lender then keeps. */
  readonly withRequests?: boolean;
}

/** Everything that belongs to an address. */
export interface Person {
  readonly address: string;
  /** The requests to remove, newest first. */
  readonly requests: readonly OwnLead[];
  /** The requests that are kept because of a legal hold. */
  readonly held: readonly OwnLead[];
  readonly deliveries: readonly Delivery[];
  readonly userIds: readonly string[];
  readonly hasRole: boolean;
  readonly subscriptionIds: readonly string[];
  /** IDs of the tasks with the corrections that the person sent. */
  readonly reportIds: readonly string[];
  readonly noticeIds: readonly string[];
  readonly accountMailIds: readonly string[];
  readonly agencyMailIds: readonly string[];
  readonly counts: ErasureCounts;
}

/**
 * Locks the address until the transaction ends. A submission takes the same lock, so it runs
 * entirely before or entirely after an erasure.
 */
export async function lock(db: Database, address: string): Promise<void> {
  const key = `mailbox ${mailboxOf(address)}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * Finds everything that belongs to an address, and locks it until the transaction ends, so that
 * nothing can be added. Includes accounts that sign in through a provider with this address.
 */
export async function find(
  db: Database,
  { address, accountId, withRequests = true }: Wanted,
): Promise<Person> {
  const own = withRequests ? await leadsOf(db, address) : [];
  const requests = own.filter(({ heldAt }) => heldAt === null);
  const held = own.filter(({ heldAt }) => heldAt !== null);
  const leadIds = requests.map(({ id }) => id);
  const isWanted = accountId === undefined ? hasAddress(address) : eq(users.id, accountId);
  const accounts = await db.select().from(users).where(isWanted).for('update');
  const userIds = accounts.map(({ id }) => id);

  const subscriptions = await db
    .select()
    .from(noticeSubscriptions)
    .where(ofPerson(noticeSubscriptions, address, userIds))
    .orderBy(asc(noticeSubscriptions.id))
    .for('update');
  const subscriptionIds = idsOf(subscriptions);
  const sent = await db
    .select({ id: notices.id })
    .from(notices)
    .where(inArray(notices.subscriptionId, subscriptionIds));
  const mails = await db
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(ofPerson(accountMails, address, userIds))
    .for('update');
  const agency = await db
    .select({ id: agencyMails.id })
    .from(agencyMails)
    .where(eq(agencyMails.email, address))
    .for('update');
  // With this lock, no attempt to send starts before the transaction ends.
  const outgoing = await db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.leadId, leadIds))
    .for('update');

  const found = {
    address,
    requests,
    held,
    deliveries: outgoing,
    userIds,
    hasRole: accounts.some(hasRole),
    subscriptionIds,
    reportIds: subscriptions.flatMap(({ kind, subject }) => (kind === 'correction' ? subject : [])),
    noticeIds: idsOf(sent),
    accountMailIds: idsOf(mails),
    agencyMailIds: idsOf(agency),
  };
  return { ...found, counts: await countsOf(db, found) };
}

async function countsOf(db: Database, found: Omit<Person, 'counts'>): Promise<ErasureCounts> {
  const { address, userIds } = found;
  const leadIds = idsOf(found.requests);
  return {
    requests: leadIds.length,
    deliveries: found.deliveries.length,
    consents: await db.$count(consents, inArray(consents.leadId, leadIds)),
    changes: await db.$count(leadChanges, inArray(leadChanges.leadId, leadIds)),
    accounts: userIds.length,
    sessions: await db.$count(sessions, inArray(sessions.userId, [...userIds])),
    quotes: await db.$count(quotes, inArray(quotes.userId, [...userIds])),
    subscriptions: found.subscriptionIds.length,
    notices: found.noticeIds.length,
    emails: found.accountMailIds.length + found.agencyMailIds.length,
    invitations: await db.$count(invitations, eq(invitations.email, address)),
    agencyContacts: await db.$count(agencyContacts, eq(agencyContacts.email, address)),
    mentions: await mentionRepository.countOf(db, found),
  };
}

/**
 * Removes everything that `find` returned. Call this in the same transaction as `find`, which
 * locked the rows.
 */
export async function remove(db: Database, person: Person): Promise<void> {
  const { address, agencyMailIds, accountMailIds, subscriptionIds, userIds } = person;
  const leadIds = idsOf(person.requests);
  // Each of these also removes the rows that refer to it.
  await db.delete(leads).where(inArray(leads.id, leadIds));
  await db.delete(users).where(inArray(users.id, [...userIds]));
  await db.delete(noticeSubscriptions).where(inArray(noticeSubscriptions.id, [...subscriptionIds]));
  await db.delete(accountMails).where(inArray(accountMails.id, [...accountMailIds]));
  await db
    .update(agencyEvents)
    .set({ mailId: null })
    .where(inArray(agencyEvents.mailId, [...agencyMailIds]));
  await db.delete(agencyMails).where(inArray(agencyMails.id, [...agencyMailIds]));
  await db.delete(invitations).where(eq(invitations.email, address));
  await db.delete(agencyContacts).where(eq(agencyContacts.email, address));
  await mentionRepository.remove(db, person);
}

/**
 * Returns those of the given bundles that have no deliveries left, so there is nothing more to send
 * for them.
 */
export async function emptyBundles(db: Database, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: deliveries.bundleId })
    .from(deliveries)
    .where(inArray(deliveries.bundleId, [...ids]));
  const left = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !left.has(id));
}

/**
 * Returns other addresses that may belong to the same person, in alphabetical order, up to a limit.
 */
export async function otherAddresses(
  db: Database,
  { address, requests, held, userIds }: Person,
  limit: number,
): Promise<string[]> {
  const own = idsOf([...requests, ...held]);
  const leadAddress = sql<string>`lower(${leads.email})`;
  const phones = db
    .select({ phone: phoneKeyOf(leads) })
    .from(leads)
    .where(and(inArray(leads.id, own), isNotNull(leads.phone)));
  const ofLeads = await db
    .selectDistinct({ email: leadAddress })
    .from(leads)
    .where(
      and(
        ne(leadAddress, address),
        or(
          eq(leads.mailbox, mailboxOf(address)),
          and(isNotNull(leads.phone), inArray(phoneKeyOf(leads), phones)),
        ),
      ),
    )
    .limit(limit);
  const ofAccounts = await db
    .select({ email: users.email, claimed: claimedAddress })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(inArray(users.id, [...userIds]));
  const found = [
    ...ofLeads.map(({ email }) => email),
    ...ofAccounts.flatMap(({ email, claimed }) => [email ?? [], claimed ?? []].flat()),
  ].filter((one) => one !== address);
  return [...new Set(found)].sort().slice(0, limit);
}

async function leadsOf(db: Database, address: string): Promise<OwnLead[]> {
  const { id, fullName, status, createdAt, withdrawnAt, heldAt } = leads;
  return db
    .select({ id, fullName, status, createdAt, withdrawnAt, heldAt })
    .from(leads)
    .where(eq(sql`lower(${leads.email})`, address))
    .orderBy(desc(createdAt), desc(id))
    .for('update');
}

const claimedAddress = sql<string | null>`lower(${identities.claims} ->> 'email')`;

/** SQL condition: the account has the address, or signs in through a provider with that address. */
function hasAddress(address: string): SQL | undefined {
  return or(
    eq(users.email, address),
    sql`exists (select 1 from ${identities}
      where ${identities.userId} = ${users.id} and ${claimedAddress} = ${address})`,
  );
}

/** SQL condition: the row belongs to the address or to one of the accounts. */
function ofPerson(
  { email, userId }: typeof accountMails | typeof noticeSubscriptions,
  address: string,
  userIds: readonly string[],
): SQL | undefined {
  return or(eq(email, address), inArray(userId, [...userIds]));
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
