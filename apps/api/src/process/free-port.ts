import { createServer } from 'node:net';

/** Finds a port that no process is currently using. */
export async function freePort(host = 'localhost'): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, host, listening);
  });
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (typeof address !== 'object' || !address) throw new RangeError('There is no free port');
  return address.port;
}
