import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSentRequests, noteRequestSent, requestSentWith } from './sent-requests.ts';

const id = '5f0e6a52-6d34-4f0e-9d5c-1a2b3c4d5e6f';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
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

it('remembers the last request that this browser sent with a quote until it is cleared', () => {
  expect(requestSentWith(id)).toBeUndefined();
  noteRequestSent(id, { programId: null, withIds: [] });
  expect(requestSentWith(id)).toEqual({ day: '2026-11-22', programs: null });
  const programs = { programId: 1250, withIds: [1251] };
  noteRequestSent(id, programs);
  expect(requestSentWith(id)).toEqual({ day: '2026-11-22', programs });
  clearSentRequests();
  expect(requestSentWith(id)).toBeUndefined();
});

it('reads a request that an older version of the app stored with only a date', () => {
  localStorage.setItem('latchkey.sent', JSON.stringify({ [id]: '2026-11-20' }));
  expect(requestSentWith(id)).toEqual({ day: '2026-11-20', programs: null });
});

it('ignores an invalid entry in storage', () => {
  localStorage.setItem('latchkey.sent', '{"x":7}');
  expect(requestSentWith('x')).toBeUndefined();
});
