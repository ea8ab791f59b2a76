import { describe, expect, it } from 'vitest';
import { contentKeys } from './content-key.ts';

function keys() {
  let count = 0;
  return contentKeys(() => `key ${++count}`);
}

describe('contentKeys', () => {
  it('returns the same key if the same content is sent again', () => {
    const keyOf = keys();
    expect(keyOf({ name: 'Ada' })).toBe('key 1');
    expect(keyOf({ name: 'Ada' })).toBe('key 1');
  });

  it('creates a new key for changed content, and reuses the old key for the original content', () => {
    const keyOf = keys();
    keyOf({ name: 'Ada' });
    expect(keyOf({ name: 'Eva' })).toBe('key 2');
    expect(keyOf({ name: 'Ada' })).toBe('key 1');
  });
});
