import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';

/** How the job queue connects to a database. */
export type JobStore = Pick<
  ConstructorOptions,
  'db' | 'backend' | 'connectionString' | 'max' | 'ssl'
>;

type MakeStore = () => Promise<JobStore>;

const stores = new WeakMap<Database, MakeStore>();

/** Records how the job queue connects, without Drizzle, to an open database. */
export function keepJobStore(database: Database, make: MakeStore): void {
  stores.set(database, make);
}

/** @throws {RangeError} if the database is not one that we opened, such as a transaction */
export async function jobStoreOf(database: Database): Promise<JobStore> {
  const make = stores.get(database);
  if (!make) throw new RangeError('The job queue needs an open database, not a transaction');
  return make();
}
