import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasStoredSession, SESSION_KEY, sessionStore } from './session-store.ts';

const items = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
});

afterEach(() => {
  isFull = false;
  sessionStore.removeItem(SESSION_KEY);
  vi.unstubAllGlobals();
});

it('keeps a session in local storage, where other tabs can read it', () => {
  sessionStore.setItem(SESSION_KEY, 'a');
  expect(items.get(SESSION_KEY)).toBe('a');
  expect(hasStoredSession()).toBe(true);
  sessionStore.removeItem(SESSION_KEY);
  expect(hasStoredSession()).toBe(false);
});

it('keeps a new session in memory if storage is full, and ignores the stored older session', () => {
  sessionStore.setItem(SESSION_KEY, 'old');
  isFull = true;
  sessionStore.setItem(SESSION_KEY, 'new');
  expect(sessionStore.getItem(SESSION_KEY)).toBe('new');
  sessionStore.removeItem(SESSION_KEY);
  expect(sessionStore.getItem(SESSION_KEY)).toBeNull();
});

it('keeps the session while storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  sessionStore.setItem(SESSION_KEY, 'a');
  expect(hasStoredSession()).toBe(true);
  sessionStore.removeItem(SESSION_KEY);
  expect(hasStoredSession()).toBe(false);
});
