import { createDatabase, startCluster } from '@latchkey/api/testing';

export type Row = Record<string, string | number | boolean> & { readonly met: boolean };

/** Settings that select a server's database. */
type Place = Record<string, string>;

/** Runs a measurement on the embedded database and on a new PostgreSQL database. */
export async function onBoth(
  name: string,
  measure: (database: string, place: Place) => Promise<Row>,
): Promise<Row[]> {
  const embedded = await measure('embedded', {});
  const cluster = await startCluster();
  try {
    await createDatabase(cluster.address('postgres'), name, 'template0');
    return [embedded, await measure('PostgreSQL', { DATABASE_URL: cluster.address(name) })];
  } finally {
    await cluster.stop();
  }
}
