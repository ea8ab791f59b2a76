import { sampleAnswers } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { type ApiCall, account, signedInBrowser } from '../../../test/account-api.ts';
import { endMove, expectMove, moveQuotes, resumeMove } from './move-quotes.ts';
import { clearQuotes, createQuote, savedQuotes } from './saved-quotes.ts';
import { clearSentRequests, noteRequestSent } from './sent-requests.ts';

/**
 * The API's error responses, by the price of the quote. The API accepts quotes with any other
 * price.
 */
let refusals: Readonly<Record<number, () => Response | Promise<Response>>>;
let failsNotes: boolean;
let calls: ApiCall[];

const problem = (status: number, code: string) => () =>
  Response.json({ type: 'about:blank', title: code, status, code }, { status });

const refused = problem(400, 'invalid-request');

beforeEach(() => {
  refusals = {};
  failsNotes = false;
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  calls = signedInBrowser(({ name, body }) => {
    if (name.endsWith('/notes')) {
      const data = { knownFacts: null, requestSentOn: null, chosenPrograms: null, ...Object(body) };
      return failsNotes ? Response.json({}, { status: 500 }) : Response.json({ data });
    }
    const { homePrice } = Object(body);
    return name === 'PUT /quotes' && refusals[homePrice]
      ? refusals[homePrice]()
      : Response.json({ data: body });
  });
});

afterEach(() => {
  endMove();
  clearQuotes();
  clearSentRequests();
  useAuth.setState({ user: null });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Saves quotes in this browser with creation times one minute apart. */
function save(...prices: number[]): void {
  for (const homePrice of prices) {
    createQuote(sampleAnswers({ homePrice }));
    vi.setSystemTime(Date.now() + 60_000);
  }
}

const left = () => savedQuotes().map(({ homePrice }) => homePrice);
const moved = () =>
  calls
    .filter(({ name }) => name === 'PUT /quotes')
    .map(({ body }): unknown => Object(body).homePrice);

describe('moveQuotes', () => {
  it('moves the least recently changed quote first, and removes moved quotes from the browser', async () => {
    save(100_000, 200_000, 300_000);
    await moveQuotes(account);
    expect(moved()).toEqual([100_000, 200_000, 300_000]);
    expect(left()).toEqual([]);
  });

  it.each([
    ['has a newer version of', 409, 'quote-changed'],
    ['no longer has', 404, 'quote-not-found'],
  ])(
    'removes a quote from the browser if the account %s it, and continues with the next quote',
    async (_, status, code) => {
      refusals = { 100000: problem(status, code) };
      save(100_000, 200_000);
      await moveQuotes(account);
      expect(left()).toEqual([]);
    },
  );

  it('keeps a quote that the account rejects, and continues with the next quote', async () => {
    refusals = { 100000: refused };
    save(100_000, 200_000);
    await moveQuotes(account);
    expect(moved()).toEqual([100_000, 200_000]);
    expect(left()).toEqual([100_000]);
  });

  it.each([
    ['a failure of the server', problem(500, 'internal-error')],
    ['a full account', problem(409, 'too-many-quotes')],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops after %s, and keeps all remaining quotes', async (_, refuse) => {
    refusals = { 200000: refuse };
    save(100_000, 200_000, 300_000);
    await moveQuotes(account);
    expect(moved()).toEqual([100_000, 200_000]);
    expect(left()).toEqual([200_000, 300_000]);

    refusals = {};
    await resumeMove(account);
    expect(left()).toEqual([]);
  });

  it("keeps a quote in the browser until the account has also stored the quote's last request", async () => {
    const { quote } = createQuote(sampleAnswers());
    noteRequestSent(quote.id, { programId: 1053, withIds: [] });
    failsNotes = true;
    await moveQuotes(account);
    expect(savedQuotes()).toHaveLength(1);

    failsNotes = false;
    await moveQuotes(account);
    expect(savedQuotes()).toEqual([]);
    expect(calls.at(-1)).toEqual({
      name: `PUT /quotes/${quote.id}/notes`,
      body: { requestSentOn: '2026-11-21', chosenPrograms: { programId: 1053, withIds: [] } },
    });
  });

  it('stops moving quotes after the user signs out', async () => {
    save(100_000, 200_000);
    refusals = {
      100000: () => {
        useAuth.setState({ user: null });
        return refused();
      },
    };
    await moveQuotes(account);
    expect(moved()).toEqual([100_000]);
    expect(left()).toEqual([100_000, 200_000]);
  });
});

describe('resumeMove', () => {
  it('moves quotes only to the account that was stored in this browser', async () => {
    save(100_000);
    await resumeMove(account);
    expectMove('00000000-0000-4000-8000-0000000000bb');
    await resumeMove(account);
    expect(calls).toEqual([]);

    expectMove(account);
    await resumeMove(account);
    expect(left()).toEqual([]);
  });

  it('does not move quotes after endMove', async () => {
    save(100_000);
    expectMove(account);
    endMove();
    await resumeMove(account);
    expect(calls).toEqual([]);
    expect(left()).toEqual([100_000]);
  });
});
