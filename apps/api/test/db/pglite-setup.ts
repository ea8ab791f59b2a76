import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { upToDate } from '../../src/db/embedded.ts';
import { QueuedPglite } from '../../src/db/queued-pglite.ts';
import { prepareJobs } from './prepare-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an empty, migrated embedded database. Each test uses a copy of it. */
    pglite?: string;
  }
}

/** Creates an embedded database once for all tests, because creating one takes seconds. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pglite-'));
  const file = join(folder, 'empty.tar');
  const client = new QueuedPglite();
  await prepareJobs(await upToDate(client));
  const dump = await client.dump();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  provide('pglite', file);
  return () => rmSync(folder, { recursive: true });
}
