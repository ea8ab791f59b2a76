import { afterEach, describe, expect, it, vi } from 'vitest';
import { uuid, uuidFrom } from './uuid.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('uuid', () => {
  it('returns a version 4 UUID', () => {
    expect(uuid()).toMatch(version4);
  });

  it('works over plain HTTP, where the browser has no randomUUID', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    const made = Array.from({ length: 100 }, uuid);
    expect(made.filter((id) => !version4.test(id))).toEqual([]);
    expect(new Set(made).size).toBe(100);
  });
});

describe('uuidFrom', () => {
  it('formats each byte as two hex digits and sets the version and the variant', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, index) => index);
    expect(uuidFrom(bytes)).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
  });

  it('keeps the other 122 bits unchanged', () => {
    expect(uuidFrom(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
