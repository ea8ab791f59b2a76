import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver knows the sender, the moment and a repetition.
 *
 * @see https://www.standardwebhooks.com: the HMAC-SHA256 of id, timestamp and body
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

/** `whsec_` is followed by bytes in base64; any other secret is taken as it is. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}
