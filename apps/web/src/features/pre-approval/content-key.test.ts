import { describe, expect, it } from 'vitest';
import { contentKeys } from './content-key.ts';

function keys() {
  let count = 0;
  return contentKeys(() => `key ${++count}`);
}

describe('contentKeys', () => {
  it('keeps the key of a content that is sent again', () => {
    const keyOf = keys();
    expect(keyOf({ name: 'Ada' })).toBe('key 1');
    expect(keyOf({ name: 'Ada' })).toBe('key 1');
  });

  it('gives a changed content a key of its own, and the first one back to the first', () => {
    const keyOf = keys();
    keyOf({ name: 'Ada' });
    expect(keyOf({ name: 'Eva' })).toBe('key 2');
    expect(keyOf({ name: 'Ada' })).toBe('key 1');
  });
});
