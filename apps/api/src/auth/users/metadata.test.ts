import { describe, expect, it } from 'vitest';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { mergedMetadata } from './metadata.ts';

describe('mergedMetadata', () => {
  it('overwrites the given values and keeps all others', () => {
    const merged = mergedMetadata({ full_name: 'Ana', sub: '1' }, { full_name: 'Ana B', a: [1] });
    expect(merged).toEqual({ full_name: 'Ana B', sub: '1', a: [1] });
  });

  it('removes null values and keeps empty ones', () => {
    expect(mergedMetadata({ a: 1, b: 2 }, { a: null, b: '' })).toEqual({ b: '' });
  });

  it('rejects metadata that would not fit in a header', () => {
    const sized = (length: number) => ({ a: 'x'.repeat(length - '{"a":""}'.length) });
    expect(mergedMetadata({}, sized(6 * 1024))).toHaveProperty('a');
    expect(() => mergedMetadata({}, sized(6 * 1024 + 1))).toThrow(AuthRefusal);
  });
});
