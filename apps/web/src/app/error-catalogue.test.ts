import { sampleAnswers, sampleQuote } from '@latchkey/domain/samples';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const quote = sampleQuote();
const answers = sampleAnswers();

/** Calls each function from the specification's error catalog, as the app's pages do. */
const calls = {
  'listing the saved quotes': {
    message: 'Something went wrong',
    make: async () =>
      queryClient().fetchQuery(
        (await import('@/state/quotes/account-quotes.ts')).quotesQuery('maya'),
      ),
  },
  'saving a quote': {
    message: 'Something went wrong',
    make: async () => (await import('@/state/quotes/account-quotes.ts')).putToAccount(answers),
  },
  'deleting a quote': {
    message: 'Something went wrong',
    make: async () =>
      (await import('@/state/quotes/account-quotes.ts')).deleteFromAccount(quote.id),
  },
  'submitting a quote': {
    message: 'Failed to submit quote',
    make: async () => {
      const { submitRequest } = await import('@/features/pre-approval/submit-request.ts');
      const subject = { fullName: 'Maya Ortiz', email: 'maya@example.org' };
      await submitRequest({ body: { quote, subject }, key: quote.id });
    },
  },
  'searching zipcodes': {
    message: 'Failed to search zipcodes',
    make: async () => {
      const { locationSearch } = await import('@/state/place-search/location-search.ts');
      await queryClient().fetchQuery(locationSearch('787'));
    },
  },
  'generating programs': {
    message: 'Failed to generate programs',
    make: async () =>
      queryClient().fetchQuery((await import('@/state/queries.ts')).programsQuery(answers, {})),
  },
  'showing a program': {
    message: 'Failed to get program',
    make: async () =>
      queryClient().fetchQuery((await import('@/state/queries.ts')).programQuery('12')),
  },
} as const;

function queryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** Returns the error that a call throws. */
async function errorOf(make: () => Promise<unknown>): Promise<unknown> {
  return make().then(
    () => expect.unreachable('The call succeeded'),
    (error: unknown) => error,
  );
}

function signIn(): void {
  const session = {
    access_token: 'a-token',
    refresh_token: 'a-refresh-token',
    expires_at: Date.now() / 1000 + 3600,
    token_type: 'bearer',
    user: { id: 'maya' },
  };
  stored.set('latchkey.session', JSON.stringify(session));
}

/** Makes every API call fail with a problem document. */
function refuse(status: number, code: string, title: string): void {
  const problem = { type: 'about:blank', title, status, code };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status }));
}

const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', { addEventListener() {} });
  vi.stubGlobal('document', { getElementById: () => null, documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { origin: 'http://localhost', href: 'http://localhost/' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(Object.entries(calls))(
  'throws the specified error if %s fails, with the original error as its cause',
  async (_, { message, make }) => {
    signIn();
    refuse(503, 'overloaded', 'The server is busy. Try again in a moment.');
    const error = await errorOf(make);
    expect(error).toMatchObject({ message, cause: { code: 'overloaded', status: 503 } });
  },
);

it.each(['listing the saved quotes', 'saving a quote', 'deleting a quote'] as const)(
  "throws 'Unauthorized' if there is no access token when %s",
  async (name) => {
    refuse(500, 'unexpected', 'The call must not be made');
    expect(await errorOf(calls[name].make)).toMatchObject({ message: 'Unauthorized' });
  },
);

it.each(['saving a quote', 'deleting a quote'] as const)(
  "throws 'Quote not found' if the account does not have the quote when %s",
  async (name) => {
    signIn();
    refuse(404, 'quote-not-found', 'Quote not found');
    expect(await errorOf(calls[name].make)).toMatchObject({ message: 'Quote not found' });
  },
);

it.each([
  ['listing the saved quotes', true],
  ['saving a quote', true],
  ['deleting a quote', true],
  ['generating programs', true],
  ['submitting a quote', false],
  ['searching zipcodes', false],
  ['showing a program', false],
] as const)('sends an access token when %s (%s)', async (name, isSent) => {
  signIn();
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get('authorization'));
    const problem = { type: 'about:blank', title: 'No', status: 400, code: 'invalid-request' };
    return Response.json(problem, { status: 400 });
  });
  await errorOf(calls[name].make);
  expect(tokens).toEqual([isSent ? 'Bearer a-token' : null]);
});

it('retries a failed query only if its cause is temporary', async () => {
  const { queryClient: shared } = await import('@/lib/query-client.ts');
  const attempts = async (status: number, code: string) => {
    let count = 0;
    refuse(status, code, 'No');
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      count += 1;
      return fetch(...request);
    });
    const { programQuery } = await import('@/state/queries.ts');
    await errorOf(() => shared.fetchQuery({ ...programQuery(code), retryDelay: 0 }));
    return count;
  };
  expect(await attempts(503, 'overloaded')).toBe(4);
  expect(await attempts(404, 'program-not-found')).toBe(1);
});

/**
 * Responds to the calls with these statuses, in turn. Returns each call's time and idempotency key.
 */
function answerInTurn(answers: readonly (readonly [status: number, retryAfter?: string])[]) {
  const made: { at: number; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    made.push({ at: Date.now(), key: new Headers(headers).get('idempotency-key') });
    const [status, retryAfter] = answers[made.length - 1] ?? [500];
    const problem = { type: 'about:blank', title: 'Busy', status, code: 'overloaded' };
    return Response.json(problem, {
      status,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    });
  });
  return made;
}

const changing = ['submitting a quote', 'saving a quote', 'deleting a quote'] as const;

it.each(changing)(
  'retries %s twice, and waits each time for as long as Retry-After says',
  async (name) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout'] });
    signIn();
    const made = answerInTurn([
      [503, '1'],
      [503, '3'],
      [503, '1'],
    ]);
    let isOver = false;
    const failure = errorOf(calls[name].make).finally(() => {
      isOver = true;
    });
    // Advances the fake clock in small steps. On a busy machine, the code of the call may still be
    // loading when the clock starts.
    while (!isOver) await vi.advanceTimersByTimeAsync(10);
    expect(await failure).toMatchObject({ cause: { status: 503 } });
    expect(made.map(({ at }) => at - (made[0]?.at ?? 0))).toEqual([0, 1_000, 4_000]);
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
    vi.useRealTimers();
  },
);

it.each([
  ['a 503 without Retry-After', [503]],
  ['a Retry-After longer than ten seconds', [503, '60']],
  ['a 500 with Retry-After', [500, '1']],
  ['a 429 with Retry-After', [429, '1']],
] as const)('does not retry a change after the response %s', async (_, answer) => {
  signIn();
  for (const name of changing) {
    const made = answerInTurn([answer]);
    await errorOf(calls[name].make);
    expect(made).toHaveLength(1);
  }
});
