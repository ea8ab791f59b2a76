import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';

/** How the job queue reaches a database. */
export type JobStore = Pick<
  ConstructorOptions,
  'db' | 'backend' | 'connectionString' | 'max' | 'ssl'
>;

type MakeStore = () => Promise<JobStore>;

const stores = new WeakMap<Database, MakeStore>();

/** Remembers how the jobs of an open database are reached: by its own way in, beside Drizzle's. */
export function keepJobStore(database: Database, make: MakeStore): void {
  stores.set(database, make);
}

/** @throws {RangeError} when the database is not one that we opened, but a transaction, say */
export async function jobStoreOf(database: Database): Promise<JobStore> {
  const make = stores.get(database);
  if (!make) throw new RangeError('Jobs are kept in a database that is open, not in a transaction');
  return make();
}
