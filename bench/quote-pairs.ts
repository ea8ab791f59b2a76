import { sampleQuote } from '@latchkey/api/testing';
import { accessToken } from './bench-keys.ts';
import { type Call, httpClient } from './http-client.ts';
import type { Person } from './made-people.ts';
import type { ServedDatabase } from './served-database.ts';

/** An API call, and the same SQL statements sent directly through the database driver. */
export interface Pair {
  readonly call: string;
  readonly own: () => Promise<void>;
  readonly bare: () => Promise<void>;
}

/** Finds the caller's session and user. The server runs this query on every call. */
const session = {
  name: 'session',
  text: `select s.*, u.* from sessions s join users u on u.id = s.user_id where s.id = $1`,
};
const list = {
  name: 'list',
  text: `select * from quotes where user_id = $1 and deleted_at is null
    order by updated_at desc limit 200`,
};
const upsert = {
  name: 'upsert',
  text: `update quotes set answers = $3,
      updated_at = greatest(now(), updated_at + interval '1 ms')
    where id = $1 and user_id = $2 and deleted_at is null returning *`,
};

/** Returns the pairs to measure. Each call is for the next user. */
export function quotePairs(database: ServedDatabase, people: readonly Person[]): Pair[] {
  const { client, address } = database;
  const { send } = httpClient(1);
  const callers = people.map((person) => ({
    ...person,
    token: accessToken(person.userId, person.sessionId),
  }));
  let turn = 0;
  const next = () => {
    const caller = callers[turn % callers.length];
    if (!caller) throw new RangeError('There are no users');
    turn += 1;
    return { ...caller, homePrice: 150_000 + (turn % 1_000) * 500 };
  };
  const call = async (wanted: Call) => {
    const { status, body } = await send(address, wanted);
    if (status !== 200) throw new Error(`${wanted.path} responded with ${status}: ${body}`);
  };
  return [
    {
      call: 'list of quotes',
      own: () => call({ method: 'GET', path: '/api/quotes', token: next().token }),
      async bare() {
        const { userId, sessionId } = next();
        await client.query({ ...session, values: [sessionId] });
        await client.query({ ...list, values: [userId] });
      },
    },
    {
      call: 'upsert of a quote',
      own() {
        const { token, quoteId: id, homePrice } = next();
        const body = JSON.stringify({ ...sampleQuote, homePrice, id });
        return call({ method: 'PUT', path: '/api/quotes', token, body });
      },
      async bare() {
        const { userId, sessionId, quoteId, homePrice } = next();
        await client.query({ ...session, values: [sessionId] });
        const answers = JSON.stringify({ ...sampleQuote, homePrice });
        await client.query({ ...upsert, values: [quoteId, userId, answers] });
      },
    },
  ];
}
