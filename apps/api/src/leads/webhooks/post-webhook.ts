import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { DeliveryOfLead } from '../deliveries/repository.ts';
import type { LeadSettings } from '../lead-settings.ts';
import { isPrivateAddress } from './private-address.ts';
import { privateAddress, publicLookup } from './public-lookup.ts';
import { signedHeaders } from './signature.ts';
import { webhookBody } from './webhook-body.ts';
import { WebhookFailed } from './webhook-failed.ts';

/** How long a receiver may take, from the first look for its address to its last byte. */
const PATIENCE = 10_000;
/** The most of an answer that is read; nothing in it matters. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * Sends a lead to another program, which has taken it once it has answered 2xx. A redirect counts
 * as a failure: contact data goes where the operator said, and nowhere else.
 *
 * @throws {WebhookRefused} where the address is private and such are not allowed
 * @throws {WebhookFailed} where it was not taken
 */
export async function postWebhook(
  found: DeliveryOfLead,
  { webhookSecret, allowPrivateWebhooks }: LeadSettings,
  patience = PATIENCE,
): Promise<void> {
  const { id, target } = found.delivery;
  const url = new URL(target);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivateWebhooks && isIP(host) > 0 && isPrivateAddress(host)) throw privateAddress();

  const body = webhookBody(found);
  const signed = signedHeaders(webhookSecret, { id, body, now: new Date() });
  const status = await post(url, body, signed, { allowPrivateWebhooks, patience });
  if (status < 200 || status > 299) throw new WebhookFailed(`answered ${status}`);
}

function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { allowPrivateWebhooks, patience }: { allowPrivateWebhooks: boolean; patience: number },
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const signal = AbortSignal.timeout(patience);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const fail = (error: Error) => reject(signal.aborted ? slow(patience) : reasonOf(error));
  const sent = request(
    url,
    {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Latchkey',
      },
      // A connection of its own: none that was judged by other rules is used again.
      agent: false,
      signal,
      ...(allowPrivateWebhooks ? {} : { lookup: publicLookup }),
    },
    (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > LONGEST_ANSWER) answer.destroy(new WebhookFailed('answered at length'));
      });
      answer.on('error', fail);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    },
  );
  sent.on('error', fail);
  sent.end(body);
  return promise;
}

function slow(patience: number): WebhookFailed {
  return new WebhookFailed(`did not answer within ${patience / 1000} s`);
}

/** A system's message names the address, which may hold a secret. */
function reasonOf(error: Error): Error {
  if (error.name.startsWith('Webhook')) return error;
  return new WebhookFailed('code' in error ? String(error.code) : error.name);
}
