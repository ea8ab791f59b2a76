import type { Database } from '../../db/database.ts';
import { and, eq, gt, lte } from '../../db/drizzle.ts';
import { flowStates } from '../../db/schema.ts';

export type FlowState = typeof flowStates.$inferSelect;

/** A code sent by a client, and the challenge computed from the verifier sent with it. */
export interface PresentedCode {
  readonly codeHash: string;
  readonly codeChallenge: string;
  readonly now: Date;
}

export function flowStateRepository(db: Database) {
  return {
    async add(flow: FlowState): Promise<void> {
      await db.insert(flowStates).values(flow);
    },

    async find(codeHash: string): Promise<FlowState | undefined> {
      const [flow] = await db.select().from(flowStates).where(eq(flowStates.codeHash, codeHash));
      return flow;
    },

    /** Deletes and returns a valid code. If two callers race, only one gets it. */
    async take({ codeHash, codeChallenge, now }: PresentedCode): Promise<FlowState | undefined> {
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
    },

    /** Deletes codes that expired at or before this time. */
    async sweep(end: Date): Promise<void> {
      await db.delete(flowStates).where(lte(flowStates.expiresAt, end));
    },
  };
}
