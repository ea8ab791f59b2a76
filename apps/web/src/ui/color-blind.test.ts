import { describe, expect, it } from 'vitest';
import tokens from './tokens.css?raw';

/**
 * Matrices that simulate how people without one type of cone see colors. They apply to linear RGB.
 * @see Machado, Oliveira, Fernandes (2009), table 1, severity 1.0
 */
const kinds = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

type Triple = readonly [number, number, number];

function linear(color: string): Triple {
  const channel = (start: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(row: Triple, [x, y, z]: Triple): number {
  return Math.min(1, Math.max(0, row[0] * x + row[1] * y + row[2] * z));
}

/** Converts linear sRGB to CIE 1976 L*a*b*, with white point D65. */
function lab(rgb: Triple): Triple {
  const root = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = root(times([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = root(times([0.2126729, 0.7151522, 0.072175], rgb));
  const z = root(times([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(color: string, [red, green, blue]: readonly [Triple, Triple, Triple]): Triple {
  const rgb = linear(color);
  return lab([times(red, rgb), times(green, rgb), times(blue, rgb)]);
}

function distance([l, a, b]: Triple, [m, c, d]: Triple): number {
  return Math.hypot(l - m, a - c, b - d);
}

function colors(after: string): Map<string, string> {
  const rule = tokens.slice(tokens.indexOf(after)).split('}')[0] ?? '';
  return new Map(
    [...rule.matchAll(/--([a-z-]+): (?:var\(--night-[a-z-]+, )?(#[0-9a-f]{6})\b/g)].map(
      ([, a = '', b = '']) => [a, b],
    ),
  );
}

/**
 * The calculator's chart colors, which must be easy to tell apart. The test compares every pair.
 */
const chartColors = ['brand', 'owed', 'taxes', 'ink', 'surface'];

describe.each([
  ['light', colors(':root')],
  ['dark', colors('prefers-color-scheme: dark')],
])('the chart colors, %s', (_, palette) => {
  it.each(Object.entries(kinds))('look different to people with %s', (_kind, matrix) => {
    for (const [index, one] of chartColors.entries()) {
      for (const other of chartColors.slice(index + 1)) {
        const [a, b] = [palette.get(one) ?? '', palette.get(other) ?? ''];
        expect(distance(seen(a, matrix), seen(b, matrix)), `${one}, ${other}`).toBeGreaterThan(25);
      }
    }
  });
});

it('measures the distance between black and white as 100', () => {
  const all = kinds['all cones'];
  expect(distance(seen('#000000', all), seen('#ffffff', all))).toBeCloseTo(100, 0);
});
