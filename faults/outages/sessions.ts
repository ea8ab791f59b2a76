import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Balancer, Call, Reply } from './balancer.ts';
import { anyOf, type Ledger, type Person } from './ledger.ts';

const PASSWORD = 'plover-Quartz-42';

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/**
 * The retry delays of the auth library when there is no response, in milliseconds: the first delay,
 * and the time limit for all retries. Each delay is twice as long as the one before.
 */
const [FIRST_DELAY, LONGEST_TRY] = [200, 30_000];

const token = (grant: string, body: object): Call => ({
  method: 'POST',
  path: `/auth/v1/token?grant_type=${grant}`,
  body,
  expected: [200],
});

/** Returns functions for the actions that users take with their accounts. */
export function sessions({ people, faults }: Ledger, { send }: Balancer) {
  let count = 0;

  function exchange(person: Person): Promise<boolean> {
    person.exchange ??= renew(person).finally(() => {
      person.exchange = undefined;
    });
    return person.exchange;
  }

  /**
   * Refreshes a user's tokens, with the same retries as the web app's auth library. @returns
   * whether the refresh succeeded
   */
  async function renew(person: Person): Promise<boolean> {
    const end = performance.now() + LONGEST_TRY;
    for (let delay = FIRST_DELAY; ; delay *= 2) {
      const sent = person.refreshToken;
      const reply = await send(token('refresh_token', { refresh_token: sent }));
      // Another sign-in may have replaced the session.
      const isLost = isRefusal(reply) && person.refreshToken === sent;
      if (reply.isDone) keep(person, reply);
      if (isLost) faults.lost.push(`session of ${person.email}`);
      if (reply.isDone || isLost || performance.now() + delay > end) return reply.isDone;
      await pause(delay);
    }
  }

  return {
    async signUp(): Promise<void> {
      count += 1;
      const email = `person-${count}@example.com`;
      const body = { email, password: PASSWORD };
      const reply = await send({ method: 'POST', path: '/auth/v1/signup', body, expected: [200] });
      if (!reply.isDone) return;
      const person = { email, accessToken: '', refreshToken: '', exchange: undefined };
      keep(person, reply);
      people.push(person);
    },

    async signIn(): Promise<void> {
      const person = anyOf(people.filter((one) => one.exchange === undefined));
      if (!person) return;
      const reply = await send(token('password', { email: person.email, password: PASSWORD }));
      if (reply.isDone) keep(person, reply);
    },

    async refresh(): Promise<void> {
      const person = anyOf(people.filter((one) => one.exchange === undefined));
      if (person) await exchange(person);
    },

    /** Sends a call on behalf of a user. */
    asPerson: (person: Person, call: Call): Promise<Reply> =>
      send({ ...call, headers: bearer(person) }),
  };
}

export type Sessions = ReturnType<typeof sessions>;

function bearer({ accessToken }: Person) {
  return { authorization: `Bearer ${accessToken}` };
}

function keep(person: Person, { body }: Reply): void {
  const tokens = Tokens.parse(body);
  person.accessToken = tokens.access_token;
  person.refreshToken = tokens.refresh_token;
}

function isRefusal({ status }: Reply): boolean {
  return status >= 400 && status < 500;
}
