import { connectedClient, type TestMailServer } from '@latchkey/api/testing';
import * as z from 'zod/mini';
import type { KeptQuote, Ledger } from './ledger.ts';
import type { Sessions } from './sessions.ts';

/** Acknowledged data that is missing or duplicated. */
export interface Findings {
  readonly lost: string[];
  readonly twice: string[];
}

/** A function that runs an SQL statement and returns its rows. */
export type Ask = (statement: string) => Promise<unknown[]>;

const Person = z.object({ email: z.string(), times: z.number() });
const StoredQuote = z.object({ id: z.string(), price: z.nullable(z.number()) });
const StoredLead = z.object({ id: z.string(), key: z.string(), email: z.string() });
/** A delivery, with the number of its pending jobs. */
const StoredDelivery = z.object({
  id: z.string(),
  lead: z.string(),
  state: z.string(),
  jobs: z.number(),
});

/** Deliveries per lead: one email to the team, and one email to the buyer. */
const DELIVERIES = 2;

/** Compares the stored data with the acknowledged data. */
export async function check(
  ledger: Ledger,
  ask: Ask,
  mails: TestMailServer['mails'],
): Promise<Findings> {
  const found: Findings = { lost: [...ledger.faults.lost], twice: [...ledger.faults.twice] };
  const rows = async <T extends z.ZodMiniType>(schema: T, statement: string) =>
    z.array(schema).parse(await ask(statement));

  const people = await rows(
    Person,
    'select email, count(*)::integer as times from users group by email',
  );
  const times = new Map(people.map((one) => [one.email, one.times]));
  for (const { email } of ledger.people) tell(`account ${email}`, times.get(email) ?? 0);

  const quotes = await rows(
    StoredQuote,
    `select id, (answers->>'homePrice')::integer as price from quotes`,
  );
  const prices = new Map(quotes.map(({ id, price }) => [id, price]));
  for (const quote of ledger.quotes) {
    if (!isAsAcknowledged(quote, prices.get(quote.id))) found.lost.push(`quote ${quote.id}`);
  }

  const leads = await rows(StoredLead, 'select id, idempotency_key as key, email from leads');
  for (const { key, email, id } of ledger.leads) {
    const stored = leads.filter((one) => one.email === email);
    if (id === undefined && stored.length === 0) continue;
    tell(`lead of ${email}`, stored.length);
    const [first] = stored;
    const isOther = id !== undefined && first && (first.id !== id || first.key !== key);
    if (isOther) found.lost.push(`number of lead of ${email}`);
  }

  const sent = new Set(mails.map(numberOf));
  const deliveries = Map.groupBy(
    await rows(StoredDelivery, deliveriesWithJobs),
    ({ lead }) => lead,
  );
  for (const { id } of leads) {
    const its = deliveries.get(id) ?? [];
    if (its.length < DELIVERIES) found.lost.push(`delivery of lead ${id}`);
    if (its.length > DELIVERIES) found.twice.push(`delivery of lead ${id}`);
    for (const delivery of its) {
      if (delivery.state === 'waiting') tell(`job of delivery ${delivery.id}`, delivery.jobs);
      else tell(`mail of delivery ${delivery.id}`, sent.has(delivery.id) ? 1 : 0);
    }
  }
  return found;

  function tell(what: string, count: number): void {
    if (count === 0) found.lost.push(what);
    if (count > 1) found.twice.push(what);
  }
}

const deliveriesWithJobs = `
  select delivery.id, delivery.lead_id as lead, delivery.state, count(job.id)::integer as jobs
    from deliveries as delivery
    left join pgboss.job as job
      on job.data->>'deliveryId' = delivery.id::text
     and job.state in ('created', 'retry', 'active')
   group by delivery.id`;

/** Returns the deliveries that are still waiting. */
export async function waiting(ask: Ask): Promise<string[]> {
  const rows = z.array(z.object({ id: z.string() }));
  const found = rows.parse(await ask(`select id from deliveries where state = 'waiting'`));
  return found.map(({ id }) => `delivery ${id}`);
}

/** Returns the users who lost their session without signing out. */
export async function signedOut({ people }: Ledger, { asPerson }: Sessions): Promise<string[]> {
  const out: string[] = [];
  for (const person of people) {
    const call = { method: 'GET', path: '/auth/v1/user', expected: [200] } as const;
    if (!(await asPerson(person, call)).isDone) out.push(`session of ${person.email}`);
  }
  return out;
}

function isAsAcknowledged(quote: KeptQuote, price: number | null | undefined): boolean {
  const isThere = typeof price === 'number';
  if (quote.deletion === 'done') return !isThere;
  const mayBeGone = quote.deletion === 'asked' || quote.updatedAt === undefined;
  return isThere ? quote.prices.includes(price) : mayBeGone;
}

/**
 * Returns the delivery ID in an email's Message-ID. The ID is the same for every attempt at a
 * delivery.
 */
function numberOf({ source }: TestMailServer['mails'][number]): string | undefined {
  return /^message-id: <([0-9a-f-]{36})@/im.exec(source)?.[1];
}

/**
 * Returns a function that queries a PostgreSQL database. It opens a new connection for each query.
 */
export function asking(address: string): Ask {
  return async (statement) => {
    const client = await connectedClient(address);
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };
}
