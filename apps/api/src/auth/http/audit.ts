import type { FastifyRequest } from 'fastify';

type Event =
  | 'signed-up'
  | 'signed-in'
  | 'signed-out'
  | 'refused'
  | 'refresh-token-reused'
  | 'account-changed'
  | 'password-changed'
  | 'account-deleted'
  | 'link-used'
  | 'google-entered';

/** Logs what happened to an account. Ids only: no address, no name, no token. */
export function audit(
  { log }: Pick<FastifyRequest, 'log'>,
  event: Event,
  about: Readonly<Record<string, string | boolean>>,
): void {
  log.info({ auth: event, ...about });
}
