import type { FunnelStep } from '@latchkey/domain';
import type { Database } from '../db/database.ts';
import { and, asc, eq, gte, lt, lte, ne, sql } from '../db/drizzle.ts';
import type { Expired } from '../db/expired.ts';
import { stepCounts } from '../db/schema.ts';

export type StepCount = typeof stepCounts.$inferSelect;

/** A range of UTC days such as `2026-03-04`, including the first and the last day. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const within = ({ from, to }: Span) => and(gte(stepCounts.day, from), lte(stepCounts.day, to));

/** Adds counts to the stored counts. */
export async function add(db: Database, counts: readonly StepCount[]): Promise<void> {
  // The order is always the same, so two processes cannot deadlock.
  const rows = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insert(stepCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [stepCounts.day, stepCounts.state, stepCounts.step],
      set: { count: sql`${stepCounts.count} + excluded.count` },
    });
}

/** Returns counts by day, for homes in one state or in all states. */
export async function byDay(
  db: Database,
  span: Span,
  state: string | undefined,
): Promise<{ day: string; step: FunnelStep; count: number }[]> {
  return db
    .select({
      day: stepCounts.day,
      step: stepCounts.step,
      count: sql<number>`sum(${stepCounts.count})::integer`,
    })
    .from(stepCounts)
    .where(and(within(span), state === undefined ? undefined : eq(stepCounts.state, state)))
    .groupBy(stepCounts.day, stepCounts.step)
    .orderBy(asc(stepCounts.day));
}

/** Returns the codes of the states that have counts. */
export async function states(db: Database, span: Span): Promise<string[]> {
  const rows = await db
    .selectDistinct({ state: stepCounts.state })
    .from(stepCounts)
    .where(and(within(span), ne(stepCounts.state, '')))
    .orderBy(asc(stepCounts.state));
  return rows.map(({ state }) => state);
}

/** Step counts from before the given day. */
export function countedBefore(day: string): Expired {
  const { day: since } = stepCounts;
  return { kind: 'step counts', table: stepCounts, since, where: lt(since, day) };
}

/** Returns the key that identifies a count. */
export function keyOf({ day, state, step }: Omit<StepCount, 'count'>): string {
  return `${day} ${state} ${step}`;
}
