import type { Database } from '../../db/database.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { consents, leads, withdrawalTokens } from '../../db/schema.ts';

/** The IP address and browser that a withdrawal came from. */
interface Origin {
  readonly remoteAddress: string;
  readonly userAgent: string | null;
}

/** Finds the lead that a withdrawal link is for, and the time when the lead was withdrawn. */
export async function find(
  db: Database,
  tokenHash: string,
): Promise<{ id: string; withdrawnAt: Date | null } | undefined> {
  const [found] = await db
    .select({ id: leads.id, withdrawnAt: leads.withdrawnAt })
    .from(withdrawalTokens)
    .innerJoin(leads, eq(withdrawalTokens.leadId, leads.id))
    .where(eq(withdrawalTokens.tokenHash, tokenHash));
  return found;
}

/**
 * Marks a lead as withdrawn and revokes each consent given with it.
 *
 * @returns false if the lead was already withdrawn
 */
export async function withdraw(
  db: Database,
  leadId: string,
  origin: Origin,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(leads)
    .set({ withdrawnAt: now })
    .where(and(eq(leads.id, leadId), isNull(leads.withdrawnAt)))
    .returning({ id: leads.id });
  if (marked.length === 0) return false;

  const given = await db
    .select()
    .from(consents)
    .where(and(eq(consents.leadId, leadId), consents.isGiven));
  const taken = given.map(({ channel, phone, textVersion, wording, language }) => ({
    leadId,
    channel,
    phone,
    textVersion,
    wording,
    language,
    ...origin,
    isGiven: false,
    createdAt: now,
  }));
  if (taken.length > 0) await db.insert(consents).values(taken);
  return true;
}
