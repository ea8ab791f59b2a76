import { describe, expect, it } from 'vitest';
import { recent } from './recent.ts';

describe('recent', () => {
  it('finds the same for a text that was asked before, without looking again', () => {
    const asked: string[] = [];
    const find = recent((text) => ({ at: asked.push(text) }), 2);
    expect(find('a')).toBe(find('a'));
    expect(asked).toEqual(['a']);
  });

  it('forgets what was not asked for the longest', () => {
    const asked: string[] = [];
    const find = recent((text) => ({ at: asked.push(text) }), 2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) find(text);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });
});
