import type { FastifyBaseLogger } from 'fastify';

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
  | 'google-entered'
  | 'provider-entered'
  | 'provider-refused'
  | 'provider-ended'
  | 'factor-added'
  | 'factor-verified'
  | 'factor-removed'
  | 'recovery-codes-created';

/** Logs an account event. Pass only IDs, never an email address, a name or a token. */
export function audit(
  { log }: { readonly log: Pick<FastifyBaseLogger, 'info'> },
  event: Event,
  about: Readonly<Record<string, string | boolean>>,
): void {
  log.info({ auth: event, ...about });
}
