import { describe, expect, it } from 'vitest';
import { recent } from './recent.ts';

describe('recent', () => {
  it('returns the cached result for the same text', () => {
    const asked: string[] = [];
    const find = recent((text) => ({ at: asked.push(text) }), 2);
    expect(find('a')).toBe(find('a'));
    expect(asked).toEqual(['a']);
  });

  it('removes the least recently used text when the cache is full', () => {
    const asked: string[] = [];
    const find = recent((text) => ({ at: asked.push(text) }), 2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) find(text);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });
});
