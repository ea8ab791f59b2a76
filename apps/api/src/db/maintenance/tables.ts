import * as z from 'zod/mini';
import type { Session } from './session.ts';

/** Tables that a backup skips. Rate limit counts expire within a day. */
const passing: ReadonlySet<string> = new Set(['rate_limits']);

const Names = z.array(z.object({ name: z.string() }));
const References = z.array(z.object({ from: z.string(), to: z.string() }));
const Rows = z.tuple([z.object({ rows: z.coerce.number() })]);

/** Returns our tables, each after the tables that it references. */
export async function tablesInOrder(session: Session): Promise<string[]> {
  const names = Names.parse(
    await session.query(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    ),
  )
    .map(({ name }) => name)
    .filter((name) => !passing.has(name));
  const references = References.parse(
    await session.query(
      `select source.relname as from, target.relname as to from pg_constraint
       join pg_class source on source.oid = conrelid
       join pg_class target on target.oid = confrelid
       where contype = 'f' and connamespace = 'public'::regnamespace`,
    ),
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const { from, to } of references) if (from === name && to !== name) add(to);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

export async function rowsIn(session: Session, table: string): Promise<number> {
  const [{ rows }] = Rows.parse(
    await session.query(`select count(*) as rows from public.${quoted(table)}`),
  );
  return rows;
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
