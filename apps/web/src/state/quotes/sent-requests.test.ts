import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSentRequests, noteRequestSent, requestSentOn } from './sent-requests.ts';

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
  expect(requestSentOn(id)).toBeUndefined();
  noteRequestSent(id);
  expect(requestSentOn(id)).toBe('2026-11-22');
  clearSentRequests();
  expect(requestSentOn(id)).toBeUndefined();
});

it('ignores an invalid entry in storage', () => {
  localStorage.setItem('latchkey.sent', '{"x":7}');
  expect(requestSentOn('x')).toBeUndefined();
});
