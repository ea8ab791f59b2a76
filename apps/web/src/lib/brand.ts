import type { Brand } from '@latchkey/domain';

/** The brand of this site, which the server wrote into the page after checking it. */
export const brand: Brand = JSON.parse(document.getElementById('brand')?.textContent ?? '');

/** Sets the colours that the brand changes, for the scheme in use and whenever that changes. */
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
