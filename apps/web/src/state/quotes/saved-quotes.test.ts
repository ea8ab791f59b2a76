import { sampleAnswers } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearExpiredQuotes,
  clearQuotes,
  createQuote,
  deleteQuote,
  savedQuote,
  savedQuotes,
  saveQuote,
  updateQuote,
} from './saved-quotes.ts';

const answers = sampleAnswers();

/** Fake local storage. If `refuse` is set, it rejects writes as if it were full. */
function fakeStorage() {
  const items = new Map<string, string>();
  const full = { refuse: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full.refuse) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
  return { items, full };
}

let browser = fakeStorage();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  browser = fakeStorage();
});

afterEach(() => {
  for (const { id } of savedQuotes()) deleteQuote(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a new quote', () => {
  it('gives a new quote an ID and timestamps, and stores it in the list under the key "quotes"', () => {
    const { quote, isKept } = createQuote(answers);
    expect(isKept).toBe(true);
    expect(quote).toEqual({
      ...answers,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(JSON.parse(browser.items.get('quotes') ?? '')).toEqual([quote]);
  });

  it('leaves other quotes unchanged', () => {
    const first = createQuote(answers).quote;
    const second = createQuote({ ...answers, homeType: 'multi-family' }).quote;
    expect(savedQuotes()).toEqual([first, second]);
  });
});

describe('a saved quote in this browser', () => {
  it('finds a saved quote by its ID', () => {
    const { quote } = createQuote(answers);
    expect(savedQuote(quote.id)).toEqual(quote);
  });

  it('keeps a quote’s ID and createdAt when the quote changes, and gives the quote a new updatedAt', () => {
    const { quote } = createQuote(answers);
    vi.setSystemTime('2026-11-22T08:00:00Z');
    const changed = updateQuote(quote.id, { ...answers, homePrice: 390_000 }).quote;
    expect(changed).toEqual({
      ...quote,
      homePrice: 390_000,
      updatedAt: '2026-11-22T08:00:00.000Z',
    });
    expect(savedQuotes()).toEqual([changed]);
  });

  it('deletes a saved quote without changing other quotes', () => {
    const first = createQuote(answers).quote;
    const second = createQuote(answers).quote;
    deleteQuote(first.id);
    expect(savedQuotes()).toEqual([second]);
  });

  it('removes a saved quote from memory and storage when all quotes are cleared', () => {
    createQuote(answers);
    browser.full.refuse = true;
    createQuote(answers);
    clearQuotes();
    expect(savedQuotes()).toEqual([]);
    expect(browser.items.has('quotes')).toBe(false);
  });

  it('expires a quote 90 days after its last change', () => {
    const { quote } = createQuote(answers);
    vi.setSystemTime('2027-02-19T11:59:59Z');
    expect(savedQuotes()).toEqual([quote]);
    vi.setSystemTime('2027-02-19T12:00:01Z');
    expect(savedQuotes()).toEqual([]);
  });
});

describe('a quote that was never saved', () => {
  it.each([
    ['read', () => savedQuote('5f0e6a52-6d34-4f0e-9d5c-1a2b3c4d5e6f')],
    ['changed', () => updateQuote('5f0e6a52-6d34-4f0e-9d5c-1a2b3c4d5e6f', answers)],
  ])('cannot be %s', (_, use) => {
    expect(use).toThrow('Quote not found');
  });

  it('gives a changed quote a new ID if storage was cleared before the change', () => {
    const { quote } = createQuote(answers);
    browser.items.clear();
    const again = saveQuote(quote.id, answers).quote;
    expect(again.id).not.toBe(quote.id);
    expect(savedQuotes()).toEqual([again]);
  });
});

describe('savedQuotes', () => {
  it.each(['', '{', 'null', '{"a":1}', '"quotes"', '[null, 7, {"id": "x"}]'])(
    'ignores an invalid entry in storage: %j',
    (rubbish) => {
      browser.items.set('quotes', rubbish);
      expect(savedQuotes()).toEqual([]);
      const { quote } = createQuote(answers);
      expect(savedQuotes()).toEqual([quote]);
    },
  );
});

describe('createQuote with full storage', () => {
  it('reports that a new quote was not stored, and keeps the quote while the tab is open', () => {
    const before = createQuote(answers).quote;
    browser.full.refuse = true;
    const { quote, isKept } = createQuote(answers);
    expect(isKept).toBe(false);
    expect(savedQuotes()).toEqual([before, quote]);

    const changed = updateQuote(before.id, { ...answers, downPayment: 50_000 });
    expect(changed.isKept).toBe(false);
    expect(savedQuote(before.id).downPayment).toBe(50_000);
  });

  it('stores the pending quote once storage has room for it', () => {
    browser.full.refuse = true;
    const waiting = createQuote(answers).quote;
    browser.full.refuse = false;
    const next = createQuote(answers).quote;
    expect(JSON.parse(browser.items.get('quotes') ?? '')).toEqual([waiting, next]);
  });
});

describe('clearExpiredQuotes', () => {
  const stored = () => browser.items.get('quotes') ?? null;

  it('removes quotes older than 90 days from storage and keeps the others', () => {
    createQuote(answers);
    vi.setSystemTime(new Date('2027-02-01T12:00:00Z'));
    const { quote } = createQuote(answers);
    vi.setSystemTime(new Date('2027-02-19T12:00:00Z'));
    clearExpiredQuotes();
    expect(JSON.parse(stored() ?? '')).toEqual([quote]);
  });

  it('leaves storage empty if every quote has expired', () => {
    createQuote(answers);
    vi.setSystemTime(new Date('2027-02-19T12:00:00Z'));
    clearExpiredQuotes();
    expect(stored()).toBeNull();
  });

  it.each(['[]', '[{"id":1},null]'])('removes the entry %s from storage', (rubbish) => {
    browser.items.set('quotes', rubbish);
    clearExpiredQuotes();
    expect(stored()).toBeNull();
  });

  it.each([null, '7', '{"homeColor":"red"}'])('leaves the storage entry %s unchanged', (other) => {
    if (other !== null) browser.items.set('quotes', other);
    clearExpiredQuotes();
    expect(stored()).toBe(other);
  });
});
