import { QueuedPglite } from './queued-pglite.ts';

/** Creates an embedded database in the folder from the first command-line argument. */
try {
  const client = new QueuedPglite(process.argv[2]);
  await client.waitReady;
  await client.close();
} catch (error) {
  // PGlite also throws objects that are not errors.
  process.stderr.write(error instanceof Error ? error.message : JSON.stringify(error));
  process.exitCode = 1;
}
