import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('csvLine', () => {
  it.each([...'=+-@＝＋－＠\t'])('adds an apostrophe to a cell that starts with %j', (start) => {
    expect(csvLine([`${start}1+1`])).toBe(`'${start}1+1\r\n`);
  });

  it('does not change formula characters inside a cell or in numbers', () => {
    expect(csvLine(['a=b', 'a＝b', -1, null])).toBe('a=b,a＝b,-1,\r\n');
  });
});
