import type { LimitEdition, LimitTables } from '@latchkey/domain';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { limitEditions } from '../../db/schema.ts';

/** The limits of one year, as an operator imported them. */
export type ImportedLimits = {
  readonly [Kind in keyof LimitTables]: {
    readonly kind: Kind;
    readonly edition: LimitTables[Kind][number];
  };
}[keyof LimitTables];

const Dollars = z.array(z.number());
const LoanRows = z.record(z.string(), z.object({ conforming: z.nullable(Dollars), fha: Dollars }));
const IncomeRows = z.record(
  z.string(),
  z.object({
    medianFamilyIncome: z.number(),
    lowIncomeLimits: Dollars,
    veryLowIncomeLimits: Dollars,
    extremelyLowIncomeLimits: Dollars,
    townAggregated: z.boolean(),
  }),
);

/** Returns a value that changes with every import. */
export async function revision(db: Database): Promise<string> {
  const { addedAt } = limitEditions;
  const [row] = await db
    .select({ revision: sql<string>`concat(count(*), ' ', max(${addedAt}))` })
    .from(limitEditions);
  return row?.revision ?? '';
}

/** Returns all imported limits. */
export async function all(db: Database): Promise<LimitTables> {
  const rows = await db.select().from(limitEditions);
  const ofKind = (kind: keyof LimitTables) => rows.filter((row) => row.kind === kind);
  return {
    loans: ofKind('loans').map((row) => editionIn(row, LoanRows.parse(row.rows))),
    incomes: ofKind('incomes').map((row) => editionIn(row, IncomeRows.parse(row.rows))),
    factors: ofKind('factors').map(({ year, firstDay, rows: factor }) => {
      return { year, firstDay, factor: z.number().parse(factor) };
    }),
  };
}

/** Stores the limits of a year. Replaces the stored limits of the same kind and year. */
export async function save(
  db: Database,
  { kind, edition }: ImportedLimits,
  now: Date,
): Promise<void> {
  const { year, firstDay } = edition;
  const rows = 'factor' in edition ? edition.factor : Object.fromEntries(edition.rows);
  await db
    .insert(limitEditions)
    .values({ kind, year, firstDay, rows, addedAt: now })
    .onConflictDoUpdate({
      target: [limitEditions.kind, limitEditions.year],
      set: { firstDay, rows, addedAt: now },
    });
}

function editionIn<Row>(
  { year, firstDay }: typeof limitEditions.$inferSelect,
  rows: Readonly<Record<string, Row>>,
): LimitEdition<Row> {
  return { year, firstDay, rows: new Map(Object.entries(rows)) };
}
