import { describe, expect, it } from 'vitest';
import { showProgram } from './programs.ts';

describe('showProgram', () => {
  it.each([
    ['1', 1],
    ['300', 300],
    ['007', 7],
  ])('reads the id %s', (id, expected) => {
    expect(showProgram.params.parse({ id })).toEqual({ id: expected });
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', ' 1', '1234567890123456'])(
    'rejects the ID "%s"',
    (id) => {
      expect(showProgram.params.safeParse({ id }).success).toBe(false);
    },
  );
});
