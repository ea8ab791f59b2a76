import type { TestProject } from 'vitest/node';
import { connectToServer } from '../../src/db/server.ts';
import { startCluster } from './cluster.ts';
import { createDatabase } from './create-database.ts';
import { prepareJobs } from './prepare-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * PostgreSQL's connection string, and the name of the database that each test copies. Undefined
     * when tests run on PGlite.
     */
    postgres?: { readonly admin: string; readonly template: string };
  }
}

/** Starts PostgreSQL once for all tests, with a database that each test copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  const [admin, template] = [cluster.address('postgres'), 'template'];
  await createDatabase(admin, template, 'template0');
  const { database, close } = await connectToServer(cluster.address(template));
  await prepareJobs(database);
  await close();
  provide('postgres', { admin, template });
  return cluster.stop;
}
