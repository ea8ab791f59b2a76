import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Brand } from '@latchkey/domain';
import { CallFailed } from '../../outbox/delivery-failure.ts';
import { PrivateAddress, publicLookup, refusePrivateHost } from '../../outgoing/private-address.ts';
import { userAgent } from '../../outgoing/user-agent.ts';
import { inSpan, type SpanOptions, traceHeaders } from '../../tracing/tracer.ts';
import type { LeadSettings } from '../lead-settings.ts';
import { signedHeaders } from './signature.ts';

/**
 * Timeout for the whole call, from the DNS lookup to the last byte of the response, in
 * milliseconds.
 */
const TIMEOUT_MS = 10_000;
/** Maximum size of the response body. The server reads the body but ignores it. */
const MAX_BODY_BYTES = 64 * 1024;

/** A call to a webhook. The ID stays the same for every attempt. */
interface WebhookCall {
  readonly id: string;
  /** The webhook's URL. */
  readonly target: string;
  readonly body: string;
}

/**
 * Posts an event to a webhook. Any 2xx response means success. A redirect counts as a failure,
 * because contact data may be sent only to URLs that the operator configured.
 *
 * @throws {PrivateAddress} if the host has a private IP address and those are not allowed
 * @throws {CallFailed} if the call failed or the receiver did not return a 2xx status
 */
export async function postWebhook(
  { id, target, body }: WebhookCall,
  { webhookSecret, allowPrivateWebhooks }: LeadSettings,
  brand: Pick<Brand, 'name' | 'supportEmail'>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const url = new URL(target);
  if (!allowPrivateWebhooks) refusePrivateHost(url);

  const signed = signedHeaders(webhookSecret, { id, body, now: new Date() });
  await inSpan(callSpan(url), async (span) => {
    const headers = { ...signed, 'user-agent': userAgent(brand), ...traceHeaders() };
    const status = await post(url, body, headers, { allowPrivateWebhooks, timeoutMs });
    span.set('http.response.status_code', status);
    if (status < 200 || status > 299) throw new CallFailed(`responded with status ${status}`);
  });
}

/**
 * Describes the call for tracing. Includes only the receiver's host, because the path or query of a
 * webhook may contain a secret.
 */
function callSpan({ hostname }: URL): SpanOptions {
  const attributes = { 'http.request.method': 'POST', 'server.address': hostname };
  return { name: 'POST webhook', kind: 'client', attributes };
}

function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { allowPrivateWebhooks, timeoutMs }: { allowPrivateWebhooks: boolean; timeoutMs: number },
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const signal = AbortSignal.timeout(timeoutMs);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const fail = (error: Error) => reject(signal.aborted ? timedOut(timeoutMs) : reasonOf(error));
  const sent = request(
    url,
    {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      },
      // This call uses a new connection. A pooled connection may have been opened without the
      // address check.
      agent: false,
      signal,
      ...(allowPrivateWebhooks ? {} : { lookup: publicLookup }),
    },
    (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MAX_BODY_BYTES)
          answer.destroy(new CallFailed('sent a response that is too long'));
      });
      answer.on('error', fail);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    },
  );
  sent.on('error', fail);
  sent.end(body);
  return promise;
}

function timedOut(timeoutMs: number): CallFailed {
  return new CallFailed(`did not respond within ${timeoutMs / 1000} s`);
}

/** Returns a system error without the webhook's URL, which may contain a secret. */
function reasonOf(error: Error): Error {
  if (error instanceof CallFailed || error instanceof PrivateAddress) return error;
  return new CallFailed('code' in error ? String(error.code) : error.name);
}
