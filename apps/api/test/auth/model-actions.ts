import fc from 'fast-check';
import type { AuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';
import {
  canSetPassword,
  type KnownPerson,
  type KnownSession,
  type Model,
  newSession,
  refreshing,
} from './model.ts';
import { errorOf, newAddress, PASSWORD, sessionOf, signUp } from './people.ts';

/** One user action or event. Throws if the server breaks a rule. */
export interface Action {
  /** The name of the action in the report of a failing sequence. */
  readonly name: string;
  run(server: AuthServer, model: Model): Promise<void>;
}

/** An index that counts from the newest item. Actions on recent items find more bugs. */
const which = fc.nat(2);

export const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constant({ name: 'a user signs up', run: startAccount }),
  fc.record({ which, isRight: fc.boolean() }).map(({ which, isRight }) => ({
    name: `user ${which} signs in, ${isRight ? 'with the right password' : 'with a wrong password'}`,
    run: (server: AuthServer, model: Model) => signIn(server, model, which, isRight),
  })),
  {
    weight: 4,
    arbitrary: fc.record({ which, age: fc.nat(2) }).map(({ which, age }) => ({
      name: `session ${which} refreshes with the token ${age} before its newest`,
      run: async (server: AuthServer, model: Model) => {
        const session = pick(model.sessions, which);
        if (session) await refresh(server, session, age, server.browser());
      },
    })),
  },
  fc
    .record({
      which,
      scope: fc.constantFrom('global' as const, 'local' as const, 'others' as const),
    })
    .map(({ which, scope }) => ({
      name: `session ${which} signs out, ${scope}`,
      run: (server: AuthServer, model: Model) => signOut(server, model, which, scope),
    })),
  which.map((which) => ({
    name: `session ${which} sets a password`,
    run: (server: AuthServer, model: Model) => setPassword(server, model, which),
  })),
  which.map((which) => ({
    name: `user ${which} follows a link from an email`,
    run: (server: AuthServer, model: Model) => recover(server, model, which),
  })),
  fc.record({ which, weeks: fc.nat(6) }).map(({ which, weeks }) => ({
    name: `session ${which} refreshes once in each of ${weeks} weeks`,
    run: (server: AuthServer, model: Model) => live(server, model, which, weeks),
  })),
  {
    weight: 4,
    arbitrary: fc.constantFrom(1, 15, 15, 7_300, 90_000, 640_000).map((seconds) => ({
      name: `${seconds} seconds pass`,
      run: async ({ clock }: AuthServer) => clock.pass({ seconds }),
    })),
  },
);

function pick<T>(all: readonly T[], index: number): T | undefined {
  return all[all.length - 1 - (index % all.length)];
}

const timeOf = ({ clock }: AuthServer) => clock.now().getTime();

export async function startAccount(server: AuthServer, { people, sessions }: Model): Promise<void> {
  const session = await signUp(server.browser(), { email: newAddress('model') });
  const { email, password } = session;
  const person = { email, password, hasPassword: true, isProven: false };
  people.push(person);
  sessions.push(newSession(person, session, timeOf(server)));
}

async function signIn(
  server: AuthServer,
  { people, sessions }: Model,
  index: number,
  isRight: boolean,
): Promise<void> {
  const person = pick(people, index);
  if (!person) return;
  const password = isRight ? person.password : `${person.password}!`;
  const answer = await server.browser().signInWithPassword({ email: person.email, password });
  const works = isRight && person.hasPassword;
  if (works) sessions.push(newSession(person, sessionOf(answer), timeOf(server)));
  else
    must(errorOf(answer).code === 'invalid_credentials', 'a wrong or cleared password is rejected');
}

/** @returns whether the browser has a session */
export async function refresh(
  server: AuthServer,
  session: KnownSession,
  age: number,
  browser: Browser,
): Promise<boolean> {
  const { refreshTokens, accessTokens } = session;
  const used = Math.max(0, refreshTokens.length - 1 - age);
  const now = timeOf(server);
  const expected = refreshing(session, refreshTokens.length - 1 - used, now);
  const refresh_token = refreshTokens[used] ?? '';
  const answer = await browser.refreshSession({ refresh_token });
  if (expected === 'refused') {
    must(errorOf(answer).status === 400, 'an ended or old token is rejected');
    session.isEnded = true;
    return false;
  }
  const given = sessionOf(answer);
  accessTokens.push({ token: given.access_token, since: now });
  if (expected === 'repeated') {
    must(given.refresh_token === refreshTokens.at(-1), 'the response repeats the current token');
  } else {
    must(!refreshTokens.includes(given.refresh_token), 'the response has a new token');
    refreshTokens.push(given.refresh_token);
    session.refreshedAt = now;
  }
  return true;
}

async function live(
  server: AuthServer,
  { sessions }: Model,
  index: number,
  weeks: number,
): Promise<void> {
  const session = pick(sessions, index);
  if (!session) return;
  for (let week = 0; week < weeks; week += 1) {
    server.clock.pass({ days: 6.5 });
    await refresh(server, session, 0, server.browser());
  }
}

async function signOut(
  server: AuthServer,
  { sessions }: Model,
  index: number,
  scope: 'global' | 'local' | 'others',
): Promise<void> {
  const session = pick(sessions, index);
  const browser = server.browser();
  if (!session || !(await refresh(server, session, 0, browser))) return;
  must((await browser.signOut({ scope })).error === null, 'signing out works');
  for (const each of sessions.filter(({ person }) => person === session.person)) {
    if (scope === 'global' || (each === session) === (scope === 'local')) each.isEnded = true;
  }
}

async function setPassword(server: AuthServer, { sessions }: Model, index: number): Promise<void> {
  const session = pick(sessions, index);
  const browser = server.browser();
  if (!session || !(await refresh(server, session, 0, browser))) return;
  const password = `${PASSWORD}-${sessions.length}-${timeOf(server)}`;
  const { error } = await browser.updateUser({ password });
  if (!canSetPassword(session, timeOf(server))) {
    must(error?.code === 'reauthentication_needed', 'an old session cannot set a password');
    return;
  }
  must(error === null, 'a new session can set a password');
  Object.assign(session.person, { password, hasPassword: true });
  for (const each of sessions) {
    if (each.person === session.person && each !== session) each.isEnded = true;
  }
}

async function recover(server: AuthServer, model: Model, index: number): Promise<void> {
  const person = pick(model.people, index);
  if (!person) return;
  await server.browser().resetPasswordForEmail(person.email);
  let link = (await server.mailbox.next(person.email)).link;
  while (!link) link = (await server.mailbox.next(person.email)).link;
  const token_hash = link.searchParams.get('token_hash') ?? '';
  const follow = () => server.browser().verifyOtp({ type: 'recovery', token_hash });
  const session = sessionOf(await follow());
  if (!person.isProven) clearAccount(model, person);
  model.sessions.push(newSession(person, session, timeOf(server), true));
  must(errorOf(await follow()).code === 'otp_expired', 'a link works once');
}

/**
 * Clears an account in the same way as the first verification of its address: ends all sessions and
 * clears the password.
 */
function clearAccount({ sessions }: Model, person: KnownPerson): void {
  for (const each of sessions) if (each.person === person) each.isEnded = true;
  Object.assign(person, { isProven: true, hasPassword: false });
}

function must(isSo: boolean, rule: string): void {
  if (!isSo) throw new Error(`Broken rule: ${rule}`);
}
