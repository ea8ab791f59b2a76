import { type KnownFacts, nothingKnown } from '@latchkey/domain';
import { sampleQuote } from '@latchkey/domain/samples';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSeen, forgetSeen, noteSeen, seenBefore, seenToday } from './seen-programs.ts';

const quote = sampleQuote();
const { id } = quote;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows a quote's matches on a given day. Returns the matches that this browser showed earlier. */
function show(day: string, shown = quote, known: KnownFacts = nothingKnown) {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  const now = seenToday(shown, known, [{ id: 1, status: 'open' }]);
  const before = seenBefore(id, now);
  noteSeen(id, now);
  return before?.day ?? null;
}

it('compares every visit on a day with the same earlier day', () => {
  expect(show('2026-11-15')).toBeNull();
  expect(show('2026-11-15')).toBeNull();
  expect(show('2026-11-22')).toBe('2026-11-15');
  expect(show('2026-11-22')).toBe('2026-11-15');
  expect(show('2026-11-23')).toBe('2026-11-22');
});

it('returns nothing to compare after the buyer has changed an answer', () => {
  show('2026-11-15');
  expect(show('2026-11-22', { ...quote, updatedAt: '2026-11-20T00:00:00Z' })).toBeNull();
});

it('treats short answers as equal if only their order differs', () => {
  show('2026-11-15', quote, { conditions: { a: true, b: false } });
  expect(show('2026-11-22', quote, { conditions: { b: false, a: true } })).toBe('2026-11-15');
  expect(show('2026-11-23', quote, { conditions: { b: true, a: true } })).toBeNull();
});

it('deletes the matches of one deleted quote, or of all quotes', () => {
  show('2026-11-15');
  forgetSeen(id);
  expect(show('2026-11-22')).toBeNull();
  clearSeen();
  expect(show('2026-11-23')).toBeNull();
});
