import type { Brand } from '@latchkey/domain';

/** This site's brand. The server validates it and embeds it in the page. */
export const brand: Brand = JSON.parse(document.getElementById('brand')?.textContent ?? '');

/** Applies the brand's colors for the current color scheme, and again when the scheme changes. */
export function applyBrandColors(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { style } = document.documentElement;
    const [on, off] = dark.matches
      ? [brand.colors.dark, brand.colors.light]
      : [brand.colors.light, brand.colors.dark];
    for (const name of Object.keys(off)) style.removeProperty(`--${name}`);
    for (const [name, value] of Object.entries(on)) style.setProperty(`--${name}`, value);
  };
  apply();
  dark.addEventListener('change', apply);
}
