import type { Brand } from '@latchkey/domain';

type Colors = Pick<Brand, 'colors'>;
type Palette = Colors['colors']['light'];

/**
 * Colors that are the same in both schemes, unless the brand sets a different color for dark pages.
 */
const shared = ['gold', 'night', 'banner'] as const;

/** Returns the brand's own colors in each color scheme. */
export function brandColors({ colors: { light, dark } }: Colors): Colors['colors'] {
  const kept = shared.filter((name) => light[name] !== undefined);
  const both = Object.fromEntries(kept.map((name) => [name, light[name]]));
  return { light, dark: { ...both, ...dark } };
}

/**
 * Returns the style rules for a brand's own colors, in both color schemes. Sections of a page that
 * are dark in both schemes use the colors of the dark scheme. Returns an empty string if the brand
 * sets no colors.
 */
export function brandColorRules(brand: Colors): string {
  const { light, dark } = brandColors(brand);
  return [
    inScheme('light', rule(light)),
    inScheme('dark', rule(dark)),
    rule(brand.colors.dark, '--night-'),
  ].join('');
}

/**
 * Returns a style rule. Its selector `html:root` overrides the product's own colors, regardless of
 * which style sheet loads last.
 */
function rule(colors: Palette, prefix = '--'): string {
  const rules = Object.entries(colors).map(([name, color]) => `${prefix}${name}:${color};`);
  return rules.length > 0 ? `html:root{${rules.join('')}}` : '';
}

/**
 * Wraps rules so that they apply only in one color scheme. They do not apply in print, which uses
 * black text on white.
 */
function inScheme(scheme: 'light' | 'dark', rules: string): string {
  return rules && `@media screen and (prefers-color-scheme:${scheme}){${rules}}`;
}
