import { randomUUID } from 'node:crypto';
import { sampleQuote, sampleRequest, type TestMailServer } from '@latchkey/api/testing';
import { ownName, ownProgram } from './own-files.ts';

const PASSWORD = 'plover-Quartz-42';
export const buyer = 'ada@example.com';
export const team = 'team@example.com';

interface Call {
  readonly method?: 'POST' | 'PUT';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/**
 * Makes requests through the proxy as a buyer would: reads a page, searches programs, requests
 * pre-approval, signs up and saves a quote.
 *
 * @throws {Error} at the first unexpected response
 */
export async function walk(address: string, mails: TestMailServer): Promise<void> {
  async function ask(path: string, { method, body, headers, status = 200 }: Call = {}) {
    const answer = await fetch(`${address}${path}`, {
      ...(method && { method }),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  const page = await ask('/');
  if (!page.includes(ownName)) throw new Error('The page does not show the brand from the volume');
  const [logo = ''] = /\/brand\/logo-[\w-]+\.svg/.exec(page) ?? [];
  await ask(logo);
  await ask('/favicon.ico');
  await ask('/api/zipcodes/search?query=78704');
  await ask('/api/quotes/programs', { method: 'POST', body: { quote: sampleQuote } });
  await ask(`/api/quotes/programs/${ownProgram}`);

  const headers = { 'idempotency-key': randomUUID() };
  const request = { method: 'POST', body: sampleRequest, headers, status: 201 } as const;
  const [sent, again] = [
    await ask('/api/quotes/submit', request),
    await ask('/api/quotes/submit', request),
  ];
  if (sent !== again) throw new Error('The same request was sent twice and made two leads');
  await Promise.all([mails.nextMail(team), mails.nextMail(buyer)]);

  const account = { email: buyer, password: PASSWORD };
  const session = JSON.parse(await ask('/auth/v1/signup', { method: 'POST', body: account }));
  const authorization = `Bearer ${session.access_token}`;
  await ask('/api/quotes', { method: 'PUT', body: sampleQuote, headers: { authorization } });
  const quotes = JSON.parse(await ask('/api/quotes', { headers: { authorization } }));
  if (quotes.data.length !== 1)
    throw new Error(`The response has ${quotes.data.length} quotes instead of the saved one`);
}
