import type { Database } from '../../db/database.ts';
import { and, eq, lte } from '../../db/drizzle.ts';
import { invitations } from '../../db/schema.ts';

export type Invitation = typeof invitations.$inferSelect;

export async function add(
  db: Database,
  invitation: Pick<Invitation, 'id' | 'email' | 'role' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await db.insert(invitations).values(invitation);
}

/** Marks an address's open invitations as replaced. @returns whether there were any */
export async function replaceOpen(db: Database, email: string): Promise<boolean> {
  const replaced = await db
    .update(invitations)
    .set({ state: 'replaced' })
    .where(and(eq(invitations.email, email), eq(invitations.state, 'open')))
    .returning({ id: invitations.id });
  return replaced.length > 0;
}

export async function byToken(db: Database, tokenHash: string): Promise<Invitation | undefined> {
  const [found] = await db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
  return found;
}

/** Sets the token of an open invitation. @returns the invitation, or undefined if it is not open */
export async function setToken(
  db: Database,
  id: string,
  tokenHash: string,
): Promise<Invitation | undefined> {
  const [open] = await db
    .update(invitations)
    .set({ tokenHash })
    .where(and(eq(invitations.id, id), eq(invitations.state, 'open')))
    .returning();
  return open;
}

/** Accepts an open invitation. @returns false if it is no longer open */
export async function take(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .update(invitations)
    .set({ state: 'accepted' })
    .where(and(eq(invitations.id, id), eq(invitations.state, 'open')))
    .returning({ id: invitations.id });
  return taken.length > 0;
}

/** Deletes invitations that expired at or before the given time. */
export async function sweep(db: Database, end: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, end));
}
