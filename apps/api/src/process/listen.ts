import type { FastifyInstance } from 'fastify';
import { StartFailure } from './start-failure.ts';

/**
 * Starts accepting requests. Closes the app if the port is not available.
 *
 * @returns the port, which the system chooses for port 0
 * @throws {StartFailure} when the port is not available
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  const { level } = app.log;
  try {
    // Fastify would log each address of the host as JSON. The startup message contains only one.
    app.log.level = 'silent';
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new StartFailure(reasonNotToListen(error, port, host));
  } finally {
    app.log.level = level;
  }
  const [bound] = app.addresses();
  return typeof bound === 'object' ? bound.port : port;
}

function reasonNotToListen(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use. Set PORT to a free port.`;
    case 'EACCES':
      return `port ${port} is not allowed for this user. Set PORT to 1024 or higher.`;
    default:
      return `cannot listen on ${host}, port ${port}: ${String(error)}. Set HOST or PORT.`;
  }
}
