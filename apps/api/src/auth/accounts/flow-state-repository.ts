import type { Database } from '../../db/database.ts';
import { and, eq, gt, lte } from '../../db/drizzle.ts';
import { flowStates } from '../../db/schema.ts';

export type FlowState = typeof flowStates.$inferSelect;

/** A code from a client, with the challenge computed from the verifier that the client sent. */
export interface PresentedCode {
  readonly codeHash: string;
  readonly codeChallenge: string;
  readonly now: Date;
}

export async function add(db: Database, flow: FlowState): Promise<void> {
  await db.insert(flowStates).values(flow);
}

export async function find(db: Database, codeHash: string): Promise<FlowState | undefined> {
  const [flow] = await db.select().from(flowStates).where(eq(flowStates.codeHash, codeHash));
  return flow;
}

/** Deletes and returns a valid code. If two callers race, only one gets it. */
export async function take(
  db: Database,
  { codeHash, codeChallenge, now }: PresentedCode,
): Promise<FlowState | undefined> {
  const [taken] = await db
    .delete(flowStates)
    .where(
      and(
        eq(flowStates.codeHash, codeHash),
        eq(flowStates.codeChallenge, codeChallenge),
        gt(flowStates.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

/** Deletes codes that expired at or before the given time. */
export async function sweep(db: Database, end: Date): Promise<void> {
  await db.delete(flowStates).where(lte(flowStates.expiresAt, end));
}
