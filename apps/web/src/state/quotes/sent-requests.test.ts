import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSentRequests, noteRequestSent, requestSentAt } from './sent-requests.ts';

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

it('knows when this browser last sent a request with a quote, until it is cleared', () => {
  expect(requestSentAt(id)).toBeUndefined();
  noteRequestSent(id);
  expect(requestSentAt(id)).toBe('2026-11-22T12:00:00.000Z');
  clearSentRequests();
  expect(requestSentAt(id)).toBeUndefined();
});

it('ignores a quote that was never saved, and an invalid entry in storage', () => {
  noteRequestSent(null);
  localStorage.setItem('latchkey.sent', '{"x":7}');
  expect(requestSentAt('x')).toBeUndefined();
});
