import { describe, expect, it } from 'vitest';
import { type Picture, pictureBands, WIDTH } from './picture-layout.ts';

const picture: Picture = {
  name: 'Latchkey',
  home: 'A home in Detroit, MI 48219, for $145,000',
  rows: [
    { label: 'Each month, all in', figure: '$883 a month', note: 'with taxes and insurance' },
    { label: 'Cash at closing', figure: '$19,733', note: 'short $7,733' },
    { label: 'Owed later', figure: 'Nothing besides your mortgage', note: '' },
  ],
  notice: 'Get an official Loan Estimate before choosing a loan.',
};

const letterWidth = { small: 16, label: 18, figure: 34 };
const bands = pictureBands(picture, (words, look) => words.length * letterWidth[look]);

describe('pictureBands', () => {
  it('stacks the bands vertically, with the payment and the debt in their own colors', () => {
    expect(bands.map(({ look }) => look)).toEqual(['plain', 'main', 'plain', 'owed', 'plain']);
    for (const [index, { top }] of bands.entries()) {
      const before = bands[index - 1];
      expect(top).toBe(before ? before.top + before.height : 0);
    }
  });

  it('contains every word, and keeps every line inside its band', () => {
    const said = bands.map(({ lines }) => lines.map(({ words }) => words).join(' ')).join(' ');
    const { name, home, rows, notice } = picture;
    const words = rows.flatMap(({ label, figure, note }) => [label, figure, note]);
    expect(said).toBe([name, home, ...words, notice].filter(Boolean).join(' '));
    for (const { top, height, lines } of bands) {
      for (const { y } of lines) expect(y > top && y < top + height).toBe(true);
    }
  });

  it('wraps text that is wider than the picture', () => {
    const notice = 'word '.repeat(100).trim();
    const wide = pictureBands({ ...picture, notice }, (words) => words.length * 16);
    const lines = wide.at(-1)?.lines ?? [];
    expect(lines.length).toBeGreaterThan(1);
    for (const { words, x } of lines) expect(x + words.length * 16).toBeLessThanOrEqual(WIDTH);
  });
});
