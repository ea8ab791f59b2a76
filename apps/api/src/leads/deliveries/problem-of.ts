import { causeOf } from '../../mail/delivery-failure.ts';
import { WebhookFailed } from '../webhooks/webhook-failed.ts';
import { WebhookRefused } from '../webhooks/webhook-refused.ts';

/** Why a delivery failed, in our own words. A mail server's own message may repeat an address. */
export function problemOf(error: unknown): string {
  if (error instanceof WebhookRefused || error instanceof WebhookFailed) return error.message;
  const { code = 'unknown', status } = causeOf(error);
  return status === undefined ? code : `${code}, status ${status}`;
}
