import { connect, createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';

export interface Pooler {
  /** The database's connection string through the pooler. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts a replacement for PgBouncer in front of a PostgreSQL server on a socket. Like PgBouncer
 * without `ignore_startup_parameters`, it rejects a connection that requests a timeout.
 *
 * @param database the database's connection string, which contains the socket's folder
 */
export async function refusingPooler(database: string): Promise<Pooler> {
  const socket = `${new URL(database).searchParams.get('host')}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {});
    client.once('data', (startup) => {
      const [parameter] = /\w+_timeout/.exec(startup.toString('latin1')) ?? [];
      if (parameter !== undefined) {
        client.end(refusal(`unsupported startup parameter: ${parameter}`));
        return;
      }
      const behind = connect(socket).on('error', () => client.destroy());
      open.add(behind);
      behind.write(startup);
      client.pipe(behind).pipe(client);
    });
  });
  await promisify((done: () => void) => server.listen(0, '127.0.0.1', done))();
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    address: database.replace(/@localhost\/([^?]+).*/, `@127.0.0.1:${port}/$1`),
    async close() {
      for (const each of open) each.destroy();
      await promisify((done: () => void) => server.close(done))();
    },
  };
}

/** Returns PostgreSQL's message for an error that ends the connection. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
