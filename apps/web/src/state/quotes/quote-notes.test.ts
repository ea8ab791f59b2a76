import type { QuoteNotes } from '@latchkey/contract';
import { sampleAnswers } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { type ApiCall, signedInBrowser } from '../../../test/account-api.ts';
import { accountNotes, chosenIn, noteSent } from './quote-notes.ts';
import { clearQuotes, createQuote } from './saved-quotes.ts';
import { clearSentRequests, noteRequestSent } from './sent-requests.ts';

const id = '00000000-0000-4000-8000-000000000001';
const asked = { programId: 1053, withIds: [] };
const show = `GET /quotes/${id}/notes`;
const put = `PUT /quotes/${id}/notes`;

let stored: QuoteNotes;
let calls: ApiCall[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  stored = { knownFacts: null, requestSentOn: null, chosenPrograms: null };
  calls = signedInBrowser(({ name, body }) => {
    if (name.startsWith('PUT')) stored = { ...stored, ...Object(body) };
    return Response.json({ data: stored });
  });
});

afterEach(() => {
  clearSentRequests();
  clearQuotes();
  useAuth.setState({ user: null });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const namesOf = () => calls.map(({ name }) => name);

describe('accountNotes', () => {
  it('stores a request in the account if only this browser has a record of it', async () => {
    noteRequestSent(id, asked);
    const sent = { requestSentOn: '2026-11-21', chosenPrograms: asked };
    expect(await accountNotes(id)).toMatchObject(sent);
    expect(calls.at(-1)).toEqual({ name: put, body: sent });
  });

  it.each([
    ['earlier', '2026-11-20', [show, put]],
    ['on the same day', '2026-11-21', [show]],
    ['later', '2026-11-22', [show]],
  ])("keeps the later of two requests if the account's request is %s", async (_, day, expected) => {
    stored = { ...stored, requestSentOn: day };
    noteRequestSent(id, asked);
    await accountNotes(id);
    expect(namesOf()).toEqual(expected);
  });

  it('stores nothing if this browser has sent no request', async () => {
    expect(await accountNotes(id)).toEqual(stored);
    expect(namesOf()).toEqual([show]);
  });
});

describe('noteSent', () => {
  it('returns true only if neither this browser nor the account has a record of a request', async () => {
    expect(await noteSent(id, asked)).toBe(true);
    expect(await noteSent(id, asked)).toBe(false);
    clearSentRequests();
    expect(await noteSent(id, asked)).toBe(false);
    expect(stored).toMatchObject({ requestSentOn: '2026-11-21', chosenPrograms: asked });
  });

  it('returns false if the account returns an error', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await noteSent(id, asked)).toBe(false);
  });

  it.each([
    [
      'no one is signed in',
      () => {
        useAuth.setState({ user: null });
        return id;
      },
    ],
    ['the quote is still moving to the account', () => createQuote(sampleAnswers()).quote.id],
  ])("checks only this browser's requests while %s", async (_, prepare) => {
    const quoteId = prepare();
    expect(await noteSent(quoteId, asked)).toBe(true);
    expect(await noteSent(quoteId, asked)).toBe(false);
    expect(calls).toEqual([]);
  });

  it('returns true for a quote that is not saved', async () => {
    for (const unsaved of [null, undefined]) expect(await noteSent(unsaved, asked)).toBe(true);
    expect(calls).toEqual([]);
  });
});

describe('chosenIn', () => {
  it('returns no programs if there is no request, or if the notes have not loaded yet', () => {
    const none = { programId: null, withIds: [] };
    expect(chosenIn(undefined)).toEqual(none);
    expect(chosenIn(stored)).toEqual(none);
    expect(chosenIn({ ...stored, chosenPrograms: asked })).toEqual(asked);
  });
});
