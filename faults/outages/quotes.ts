import { sampleQuote } from '@latchkey/api/testing';
import { Problem } from '@latchkey/contract';
import { Quote } from '@latchkey/domain';
import * as z from 'zod/mini';
import type { Reply } from './balancer.ts';
import { anyOf, type KeptQuote, type Ledger, newQuote } from './ledger.ts';
import type { Sessions } from './sessions.ts';

const Stored = z.object({ data: Quote });

/** Maximum number of quotes per user. This is less than the limit for an account. */
const MOST = 100;

/**
 * Returns functions for the actions that users take with their quotes. As in a browser, each quote
 * has at most one write in progress.
 */
export function quotes(
  { people, quotes: all, faults, nextPrice }: Ledger,
  { asPerson }: Pick<Sessions, 'asPerson'>,
) {
  const put = (quote: KeptQuote) => putVersion(quote, { asPerson, faults, nextPrice });

  return {
    async list(): Promise<void> {
      const person = anyOf(people);
      if (person) await asPerson(person, { method: 'GET', path: '/api/quotes', expected: [200] });
    },

    async create(): Promise<void> {
      const untold = all.find(({ isBusy, updatedAt }) => !isBusy && updatedAt === undefined);
      const owner = anyOf(people);
      if (!untold && (!owner || all.filter((one) => one.owner === owner).length >= MOST)) return;
      const quote = untold ?? (owner && newQuote(owner));
      if (!quote) return;
      if (!untold) all.push(quote);
      await write(quote, () => put(quote));
    },

    async change(): Promise<void> {
      const quote = anyOf(all.filter(isOpen));
      if (quote) await write(quote, () => put(quote));
    },

    async remove(): Promise<void> {
      const untold = all.find(({ isBusy, deletion }) => !isBusy && deletion === 'asked');
      const quote = untold ?? anyOf(all.filter(isOpen));
      if (!quote) return;
      quote.deletion = 'asked';
      await write(quote, async () => {
        const reply = await asPerson(quote.owner, {
          method: 'DELETE',
          path: `/api/quotes/${quote.id}`,
          // An earlier attempt may have deleted the quote.
          expected: untold ? [204, 404] : [204],
        });
        if (reply.isDone) quote.deletion = 'done';
      });
    },
  };
}

function isOpen({ isBusy, updatedAt, deletion }: KeptQuote): boolean {
  return !isBusy && updatedAt !== undefined && deletion === 'none';
}

function version({ updatedAt }: KeptQuote) {
  return updatedAt === undefined ? {} : { updatedAt };
}

interface Context extends Pick<Sessions, 'asPerson'>, Pick<Ledger, 'faults' | 'nextPrice'> {}

async function write(quote: KeptQuote, work: () => Promise<void>): Promise<void> {
  quote.isBusy = true;
  await work().finally(() => {
    quote.isBusy = false;
  });
}

async function putVersion(
  quote: KeptQuote,
  { asPerson, faults, nextPrice }: Context,
): Promise<void> {
  const isNew = quote.updatedAt === undefined;
  // A creation that may have succeeded is retried with the same content. A change includes the
  // version that it is based on.
  const price = (isNew && quote.prices[0]) || nextPrice();
  const before = quote.prices;
  if (!before.includes(price)) quote.prices = [...before, price];
  const reply = await asPerson(quote.owner, {
    method: 'PUT',
    path: '/api/quotes',
    body: { ...sampleQuote, id: quote.id, homePrice: price, ...version(quote) },
    expected: before.length > 1 ? [200, 409] : [200],
  });
  if (reply.isDone) acknowledge(quote, reply, faults);
  else if (reply.status === 404) faults.lost.push(`quote ${quote.id}`);
}

function acknowledge(quote: KeptQuote, { status, body }: Reply, faults: Ledger['faults']): void {
  const stored = status === 200 ? Stored.parse(body).data : Problem.parse(body).current;
  const isOurs = stored && quote.prices.includes(stored.homePrice);
  if (!isOurs) faults.lost.push(`content of quote ${quote.id}`);
  if (!stored?.updatedAt) return;
  quote.updatedAt = stored.updatedAt;
  quote.prices = [stored.homePrice];
}
