import { describe, expect, it } from 'vitest';
import tokens from './tokens.css?raw';

type Palette = Readonly<Record<string, string>>;

/** Returns the colors in the first rule that follows the given text in the style sheet. */
function colors(after: string): Palette {
  const rule = tokens.slice(tokens.indexOf(after)).split('}')[0] ?? '';
  const found = rule.matchAll(/--([a-z-]+): (?:var\(--night-[a-z-]+, )?(#[0-9a-f]{6})\b/g);
  return Object.fromEntries([...found].map(([, name, color]) => [name, color]));
}

const light = colors(':root');
const dark = { ...light, ...colors('prefers-color-scheme: dark') };
const night = colors('@utility night');
const palettes = {
  light,
  dark,
  'night in light': { ...light, ...night },
  'night in dark': { ...dark, ...night },
};

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Calculates the contrast ratio of two colors, from 1 to 21. @see
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
function contrast(palette: Palette, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(palette[name] ?? ''))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = readonly [front: string, ground: string];

const on = (front: string, grounds: readonly string[]) =>
  grounds.map((ground): Pair => [front, ground]);

/** Returns the pairs whose contrast is below the minimum, with the contrast of each pair. */
function fainter(palette: Palette, pairs: readonly Pair[], least: number): string[] {
  return pairs
    .map(([front, ground]) => ({ front, ground, ratio: contrast(palette, front, ground) }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ front, ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`);
}

const grounds = ['paper', 'surface', 'panel', 'brand-tint', 'danger-tint', 'warn-tint'];
const texts: Pair[] = [
  ...on('ink', grounds),
  ...on('ink-soft', grounds),
  ...on('brand', ['paper', 'surface', 'panel', 'brand-tint']),
  ...on('danger', ['paper', 'surface', 'danger-tint']),
  ...on('on-brand', ['brand', 'brand-deep']),
  ...on('warn-ink', ['warn-tint']),
];

const edges: Pair[] = [
  ...on('line-strong', ['paper', 'surface', 'panel']),
  ...on('brand', grounds),
  ...on('danger', ['surface']),
  ...on('owed', ['surface']),
  ...on('taxes', ['surface']),
];

describe.each(Object.entries(palettes))('the colors of the site, %s', (_, palette) => {
  it('defines every color that a pair uses', () => {
    expect([...new Set([...texts, ...edges].flat())].filter((name) => !palette[name])).toEqual([]);
  });

  it('gives text enough contrast', () => {
    expect(fainter(palette, texts, 4.5)).toEqual([]);
  });

  it('keeps borders and focus rings visible against their backgrounds', () => {
    expect(fainter(palette, edges, 3)).toEqual([]);
  });
});

it.each(['night', 'banner'])('make gold readable on %s', (ground) => {
  expect(contrast(light, 'gold', ground)).toBeGreaterThanOrEqual(4.5);
});

it.each(['ink', 'ink-soft', 'brand'])(
  "keep the dark page's color %s readable on the banner",
  (text) => {
    expect(contrast(palettes['night in light'], text, 'banner')).toBeGreaterThanOrEqual(4.5);
  },
);

it('calculates a contrast of 21 to 1 for black on white', () => {
  expect(contrast({ ink: '#000000', paper: '#ffffff' }, 'ink', 'paper')).toBeCloseTo(21, 5);
});
