import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { GrantAnswer, GrantCommand, runGrant } from './grant-command.ts';

const NAME = 'control.sock';

/**
 * Takes commands from whoever may use the data folder, while the server has the embedded database
 * and nobody else can open it. Where the folder takes no socket, the server runs without.
 *
 * @returns ends it
 */
export function openControl(
  dataDir: string,
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const path = join(dataDir, NAME);
  const server = createServer(async (call, answer) => {
    try {
      const asked = GrantCommand.parse(JSON.parse(await text(call)));
      answer.end(JSON.stringify(await runGrant(database, asked)));
    } catch {
      answer.writeHead(400).end();
    }
  });
  server.on('error', (error) => log.warn({ err: error }, 'no commands while the server runs'));
  // One left by a server that was killed: this one has the folder's lock.
  rmSync(path, { force: true });
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

/** Has a running server do it; nothing where none runs on this folder. */
export async function askServer(
  dataDir: string,
  asked: GrantCommand,
): Promise<GrantAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<GrantAnswer | undefined>();
  const call = request({ socketPath: join(dataDir, NAME), method: 'POST' }, async (answer) => {
    const read = GrantAnswer.safeParse(JSON.parse((await text(answer)) || 'null'));
    resolve(read.data);
  });
  call.on('error', () => resolve(undefined));
  call.end(JSON.stringify(asked));
  return promise;
}
