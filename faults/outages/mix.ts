import { randomInt } from 'node:crypto';
import { sampleQuote, sampleRequest } from '@latchkey/api/testing';
import * as z from 'zod/mini';
import type { Balancer, Call } from './balancer.ts';
import { anyOf, type Ledger, newLead } from './ledger.ts';
import { quotes } from './quotes.ts';
import { type Sessions, sessions } from './sessions.ts';

type Act = () => Promise<unknown>;

const Accepted = z.object({ data: z.object({ id: z.uuid() }) });

export interface Mix {
  readonly sessions: Sessions;
  /** Performs the next action of a random user. */
  next(): Promise<unknown>;
}

const programs: Call = {
  method: 'POST',
  path: '/api/quotes/programs',
  body: { quote: sampleQuote },
  expected: [200],
  isFree: true,
};
const step: Call = {
  method: 'POST',
  path: '/api/steps',
  body: { step: 'started', state: 'TX' },
  expected: [204],
  isFree: true,
};

/**
 * Pages that everyone may open. The server has already rendered some of them and keeps them in
 * memory. It has not yet rendered the others.
 */
export const publicPages: readonly string[] = [
  '/',
  '/es',
  '/changes',
  '/data',
  '/programs/oh',
  '/es/programs/oh/lucas-county',
  '/program/oh-ohfa-your-choice-dpa',
  '/quote/home-info/type',
  '/quote/calculator',
  '/sitemap.xml',
];

/**
 * Returns a realistic mix of all the calls that users make.
 *
 * @param pages paths of pages that the users also open
 */
export function mix(ledger: Ledger, balancer: Balancer, pages: readonly string[] = []): Mix {
  const { send } = balancer;
  const account = sessions(ledger, balancer);
  const quote = quotes(ledger, account);

  async function submit(): Promise<void> {
    // A user who got no response sends the same request again.
    const untold = ledger.leads.find(({ isBusy, id }) => !isBusy && id === undefined);
    const lead = untold ?? newLead(ledger.leads.length);
    if (!untold) ledger.leads.push(lead);
    lead.isBusy = true;
    const reply = await send({
      method: 'POST',
      path: '/api/quotes/submit',
      headers: { 'idempotency-key': lead.key },
      body: { ...sampleRequest, subject: { fullName: 'Ada Buyer', email: lead.email } },
      expected: [201],
    });
    if (reply.isDone) lead.id = Accepted.parse(reply.body).data.id;
    lead.isBusy = false;
  }

  async function user(): Promise<void> {
    const person = anyOf(ledger.people);
    const call = { method: 'GET', path: '/auth/v1/user', expected: [200] } as const;
    if (person) await account.asPerson(person, call);
  }

  const free = (path: string) => () => send({ method: 'GET', path, expected: [200], isFree: true });

  /** Each action's share of the load, in requests per 1,000. Page requests are not counted. */
  const shares: readonly (readonly [number, Act])[] = [
    [180, free('/api/zipcodes/search?query=787')],
    [80, () => send(programs)],
    [50, free('/api/reference')],
    [50, free('/auth/v1/settings')],
    [60, () => send(step)],
    [150, user],
    [170, quote.list],
    [60, quote.create],
    [90, quote.change],
    [25, quote.remove],
    [30, submit],
    [48, account.refresh],
    [5, account.signIn],
    [2, account.signUp],
    ...pages.map((page) => [20, free(page)] as const),
  ];
  const acts = shares.flatMap(([share, act]) => Array.from({ length: share }, () => act));

  return {
    sessions: account,
    next: async () => acts[randomInt(acts.length)]?.(),
  };
}
