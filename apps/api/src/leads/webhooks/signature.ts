import { createHmac } from 'node:crypto';

/**
 * Returns headers that let a receiver verify the sender and the time, and detect repeated messages.
 *
 * @see https://www.standardwebhooks.com: the HMAC-SHA256 of ID, timestamp and body
 */
export function signedHeaders(
  secret: string,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', keyOf(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/**
 * Returns the signing key for a secret. A secret that starts with `whsec_` is base64. Any other
 * secret is used without decoding.
 */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}
