import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSource, keptSource, SOURCE_KEY } from './visit-source.ts';

const link = '?utm_source=google&partner=Casa+Segura%00&ids=1';

beforeEach(() => {
  const stored = new Map([[SOURCE_KEY, JSON.stringify(link)]]);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('returns the labels of the link that this tab stored', () => {
  expect(keptSource()).toEqual({ source: 'google', partner: 'Casa Segura' });
  forgetSource();
  expect(keptSource()).toBeUndefined();
});

it.each(['"?ids=1"', '7', '{'])('returns no labels for %s', (stored) => {
  sessionStorage.setItem(SOURCE_KEY, stored);
  expect(keptSource()).toBeUndefined();
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  "returns no labels if the visitor's browser now sends %j",
  (signal) => {
    vi.stubGlobal('navigator', signal);
    expect(keptSource()).toBeUndefined();
  },
);
