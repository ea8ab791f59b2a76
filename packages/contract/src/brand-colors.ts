import type { Brand } from '@latchkey/domain';

/** The style rules for a brand's own colors, in both color schemes. Empty if it has none. */
export function brandColorRules({ colors }: Pick<Brand, 'colors'>): string {
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const rules = Object.entries(colors[scheme]).map(([name, color]) => `--${name}:${color};`);
      // `html:root` wins over the product's own colors, whichever style sheet loads last.
      return rules.length > 0
        ? `@media (prefers-color-scheme:${scheme}){html:root{${rules.join('')}}}`
        : '';
    })
    .join('');
}
