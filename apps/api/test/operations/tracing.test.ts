import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { newServerDatabase } from '../db/test-database.ts';
import { type TestReceiver, testReceiver } from '../leads/test-receiver.ts';
import { sampleQuote } from '../samples.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { type ReceivedSpan, type TestCollector, testCollector } from './test-collector.ts';

const person = {
  fullName: 'Quintessa Fernsby-Lovelace',
  email: 'quintessa.fernsby@mailbox.example',
  phone: '5125550147',
};
const password = 'seventeen purple otters';
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

const Session = z.object({ access_token: z.string(), refresh_token: z.string() });

/** A path with a single-use token, like the paths of links in our emails. */
const secretPath = '/withdraw/one-use-secret-token?token=one-use-secret-token';

describe('tracing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-tracing-'));
  let collector: TestCollector;
  let receiver: TestReceiver;
  let server: ServerProcess;
  let secrets: string[];

  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect([path, response.status]).toEqual([path, response.status < 300 ? response.status : 200]);
    return response.json();
  };
  const submit = () =>
    send(
      '/api/quotes/submit',
      { quote: sampleQuote, subject: person },
      {
        'idempotency-key': crypto.randomUUID(),
        traceparent: `00-${trace}-${caller}-01`,
        tracestate: 'vendor=a-person-may-be-named-here',
        baggage: 'who=a-person-may-be-named-here',
      },
    );
  const named = (name: string) =>
    collector.spans().filter((span) => span.name === name && span.traceId === trace);
  const only = (name: string): ReceivedSpan => {
    const [span, ...others] = named(name);
    if (!span || others.length > 0) throw new RangeError(`${others.length} others: ${name}`);
    return span;
  };

  beforeAll(async () => {
    const headersFile = join(folder, 'collector-headers');
    writeFileSync(headersFile, 'x-key=of-the-collector\n');
    [collector, receiver] = await Promise.all([testCollector(), testReceiver()]);
    server = await startServer({
      DATA_DIR: folder,
      ...(inject('postgres') && { DATABASE_URL: await newServerDatabase() }),
      LOG_LEVEL: 'info',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      LEAD_WEBHOOKS: receiver.url,
      LEAD_WEBHOOK_SECRET: 'a secret for webhooks in tests',
      LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: headersFile,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    });
    await submit();
    const account = { email: person.email, password };
    await send('/auth/v1/signup', account);
    const session = Session.parse(await send('/auth/v1/token?grant_type=password', account));
    await fetch(`${server.address}/api/account/export`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    await fetch(server.address + secretPath);
    secrets = [session.access_token, session.refresh_token];
    await vi.waitFor(() => only('POST webhook'), 60_000);
    await vi.waitFor(() => only('process lead-webhooks'), 60_000);
  });

  afterAll(async () => {
    await server.stop('SIGKILL');
    for (const each of [collector, receiver]) each.close();
    rmSync(folder, { recursive: true });
  });

  it('continues the caller’s trace through the request, its queries, its jobs, and its webhook', () => {
    const request = only('POST /api/quotes/submit');
    expect(request).toMatchObject({
      parentSpanId: caller,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/quotes/submit',
        'http.response.status_code': 201,
      },
    });
    const insert = collector
      .spans()
      .find(({ attributes }) =>
        String(attributes['db.query.text']).startsWith('insert into "leads"'),
      );
    expect(insert).toMatchObject({ traceId: trace, parentSpanId: request.spanId });
    const job = only('process lead-webhooks');
    expect(job.parentSpanId).toBe(request.spanId);
    expect(only('POST webhook')).toMatchObject({
      parentSpanId: job.spanId,
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 204 },
    });
  });

  it('passes the trace to the webhook, but nothing else that the caller sent', () => {
    const [call] = receiver.calls;
    expect(call?.headers.traceparent).toBe(`00-${trace}-${only('POST webhook').spanId}-01`);
    expect(JSON.stringify(call?.headers)).not.toMatch(/baggage|tracestate|named-here/);
  });

  it('sends no personal data, no tokens and no addresses to the collector', () => {
    const sent = collector.received.join('\n').toLowerCase();
    expect(sent.slice(0, 300)).toContain('of-the-collector');
    const { fullName, email, phone } = person;
    const { city, zipcode } = sampleQuote.homeLocation;
    const parts = [fullName.split(' '), email.split('@'), phone, password, city].flat();
    const others = ['one-use-secret-token', 'key=hidden', 'named-here', 'a secret for webhooks'];
    const leaked = [...parts, ...secrets, ...others].filter((each) =>
      sent.includes(each.toLowerCase()),
    );
    // Whole numbers only, because the time of a span has many digits.
    const figures = [zipcode, sampleQuote.householdIncome, sampleQuote.homePrice];
    leaked.push(...figures.map(String).filter((each) => new RegExp(`\\b${each}\\b`).test(sent)));
    expect(leaked).toEqual([]);
  });

  it('does not wait for an unresponsive collector, and stops within seconds after sending the last spans', async () => {
    collector.hang();
    const before = named('POST /api/quotes/submit').length;
    for (let sent = 0; sent < 3; sent += 1) await submit();
    const from = performance.now();
    const { code, output } = await server.stop('SIGTERM');
    expect(code).toBe(0);
    expect(performance.now() - from).toBeLessThan(15_000);
    expect(named('POST /api/quotes/submit')).toHaveLength(before + 3);

    const lines = output.split('\n').filter((line) => line.includes('"/api/quotes/submit"'));
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => JSON.parse(line).trace_id))).toEqual(new Set([trace]));
    const ids = named('POST /api/quotes/submit').map(({ spanId }) => spanId);
    expect(lines.map((line) => JSON.parse(line).span_id).toSorted()).toEqual(ids.toSorted());
  });
});
