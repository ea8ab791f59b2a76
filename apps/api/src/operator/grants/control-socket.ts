import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { GrantAnswer } from './grant-command.ts';
import { OperatorCommand } from './operator-command.ts';

const NAME = 'control.sock';

/**
 * Accepts commands over a socket in the data folder, because no other process can open the embedded
 * database while the server runs. Only the folder's owner can connect. If the socket cannot be
 * created, the server runs without a socket.
 *
 * @returns a function that closes the socket
 */
export function openControl(
  dataDir: string,
  run: (command: OperatorCommand) => Promise<GrantAnswer>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const path = join(dataDir, NAME);
  const server = createServer(async (call, answer) => {
    try {
      const command = OperatorCommand.parse(JSON.parse(await text(call)));
      answer.end(JSON.stringify(await run(command)));
    } catch {
      answer.writeHead(400).end();
    }
  });
  server.on('error', (error) =>
    log.warn(
      { err: error },
      'could not open the control socket. Stop the server before you run operator commands',
    ),
  );
  // Removes a killed server's socket. No other server uses the socket, because this server has the
  // folder's lock.
  rmSync(path, { force: true });
  server.listen(path, () => chmodSync(path, 0o600));
  server.unref();
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

/**
 * Sends a command to the server that uses this folder.
 *
 * @returns undefined if no server is running
 */
export async function askServer(
  dataDir: string,
  command: OperatorCommand,
): Promise<GrantAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<GrantAnswer | undefined>();
  const call = request({ socketPath: join(dataDir, NAME), method: 'POST' }, async (answer) => {
    const read = GrantAnswer.safeParse(JSON.parse((await text(answer)) || 'null'));
    resolve(read.data);
  });
  call.on('error', () => resolve(undefined));
  call.end(JSON.stringify(command));
  return promise;
}
