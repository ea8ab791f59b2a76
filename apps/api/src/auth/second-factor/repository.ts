import type { Database } from '../../db/database.ts';
import { and, count, desc, eq, inArray, isNull, lte, ne, or, sql } from '../../db/drizzle.ts';
import { isDuplicate } from '../../db/is-duplicate.ts';
import { factorChallenges, recoveryCodes, secondFactors } from '../../db/schema.ts';
import type { Factor } from '../users/factor-repository.ts';

export type Challenge = typeof factorChallenges.$inferSelect;
export type RecoveryCode = typeof recoveryCodes.$inferSelect;

/** Maximum number of open challenges per session. A new challenge replaces the oldest one. */
const MAX_CHALLENGES = 5;

export async function add(db: Database, factor: Factor): Promise<void> {
  await db.insert(secondFactors).values(factor);
}

export async function find(db: Database, userId: string, id: string): Promise<Factor | undefined> {
  const isOwn = and(eq(secondFactors.id, id), eq(secondFactors.userId, userId));
  const [factor] = await db.select().from(secondFactors).where(isOwn);
  return factor;
}

export async function change(
  db: Database,
  id: string,
  changes: Partial<Omit<Factor, 'id' | 'userId' | 'type'>>,
): Promise<void> {
  await db.update(secondFactors).set(changes).where(eq(secondFactors.id, id));
}

/**
 * Stores a passkey. @returns false if another account already has this passkey, which aborts the
 * transaction
 */
export async function storePasskey(
  db: Database,
  id: string,
  passkey: Pick<Factor, 'credentialId' | 'credential'>,
): Promise<boolean> {
  try {
    await change(db, id, passkey);
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Deletes factors. Sessions that verified one of these factors have only one factor afterward. */
export async function remove(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(secondFactors).where(inArray(secondFactors.id, [...ids]));
}

/** Deletes a user's other factors of this type that were never verified. */
export async function removeUnverified(
  db: Database,
  { id, userId, type }: Pick<Factor, 'id' | 'userId' | 'type'>,
): Promise<void> {
  await db
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.type, type),
        ne(secondFactors.id, id),
        isNull(secondFactors.verifiedAt),
      ),
    );
}

/**
 * Marks all of an authenticator app's codes up to a period as used. If several callers send the
 * same code, only one call succeeds.
 *
 * @returns whether this call succeeded
 */
export async function takePeriod(db: Database, id: string, period: number): Promise<boolean> {
  const { lastPeriod } = secondFactors;
  const isUnused = or(isNull(lastPeriod), sql`${lastPeriod} < ${period}`);
  const taken = await db
    .update(secondFactors)
    .set({ lastPeriod: period })
    .where(and(eq(secondFactors.id, id), isUnused))
    .returning({ id: secondFactors.id });
  return taken.length > 0;
}

export async function addChallenge(db: Database, challenge: Challenge): Promise<void> {
  const { id, sessionId, factorId, createdAt } = challenge;
  await db.insert(factorChallenges).values(challenge);
  await change(db, factorId, { lastChallengedAt: createdAt });
  const older = db
    .select({ id: factorChallenges.id })
    .from(factorChallenges)
    .where(and(eq(factorChallenges.sessionId, sessionId), ne(factorChallenges.id, id)))
    .orderBy(desc(factorChallenges.createdAt))
    .offset(MAX_CHALLENGES - 1);
  await db.delete(factorChallenges).where(inArray(factorChallenges.id, older));
}

/** Finds a challenge of a factor that this session requested. */
export async function findChallenge(
  db: Database,
  { id, factorId, sessionId }: Pick<Challenge, 'id' | 'factorId' | 'sessionId'>,
): Promise<Challenge | undefined> {
  const { id: own, factorId: ofFactor, sessionId: ofSession } = factorChallenges;
  const [challenge] = await db
    .select()
    .from(factorChallenges)
    .where(and(eq(own, id), eq(ofFactor, factorId), eq(ofSession, sessionId)));
  return challenge;
}

/** Deletes a challenge. @returns false if another caller deleted it first */
export async function takeChallenge(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .delete(factorChallenges)
    .where(eq(factorChallenges.id, id))
    .returning({ id: factorChallenges.id });
  return taken.length > 0;
}

/** Replaces a set of recovery codes. */
export async function replaceCodes(
  db: Database,
  factorId: string,
  codes: readonly RecoveryCode[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factorId));
  await db.insert(recoveryCodes).values([...codes]);
}

/** Finds the unused recovery code that starts with these characters. */
export async function findCode(
  db: Database,
  factorId: string,
  start: string,
): Promise<RecoveryCode | undefined> {
  const isUnused = isNull(recoveryCodes.usedAt);
  const [code] = await db
    .select()
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.factorId, factorId), eq(recoveryCodes.start, start), isUnused));
  return code;
}

/** Marks a recovery code as used. @returns false if another caller used it first */
export async function takeCode(db: Database, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function countCodes(
  db: Database,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const [counts] = await db
    .select({
      total: count(),
      remaining: sql<number>`count(*) filter (where ${recoveryCodes.usedAt} is null)::int`,
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.factorId, factorId));
  return counts ?? { total: 0, remaining: 0 };
}

/** Deletes challenges and unverified factors that were created at or before the given times. */
export async function sweep(
  db: Database,
  before: { readonly challenges: Date; readonly unverified: Date },
): Promise<void> {
  await db.delete(factorChallenges).where(lte(factorChallenges.createdAt, before.challenges));
  const isAbandoned = lte(secondFactors.createdAt, before.unverified);
  await db.delete(secondFactors).where(and(isNull(secondFactors.verifiedAt), isAbandoned));
}
