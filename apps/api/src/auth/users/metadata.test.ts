import { describe, expect, it } from 'vitest';
import { AuthRefusal } from '../http/auth-refusal.ts';
import { mergedMetadata } from './metadata.ts';

describe('mergedMetadata', () => {
  it('puts new values over the known ones and keeps the rest', () => {
    const merged = mergedMetadata({ full_name: 'Ana', sub: '1' }, { full_name: 'Ana B', a: [1] });
    expect(merged).toEqual({ full_name: 'Ana B', sub: '1', a: [1] });
  });

  it('takes away what is null, and nothing that is merely empty', () => {
    expect(mergedMetadata({ a: 1, b: 2 }, { a: null, b: '' })).toEqual({ b: '' });
  });

  it('fits into a header', () => {
    const sized = (length: number) => ({ a: 'x'.repeat(length - '{"a":""}'.length) });
    expect(mergedMetadata({}, sized(6 * 1024))).toHaveProperty('a');
    expect(() => mergedMetadata({}, sized(6 * 1024 + 1))).toThrow(AuthRefusal);
  });
});
