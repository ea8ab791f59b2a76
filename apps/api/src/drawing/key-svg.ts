import type { Brand } from '@latchkey/domain';
import { palettes } from '../mail/palette.ts';

/**
 * Returns the default picture for a brand without one: a key on a tile, in the brand's light
 * colors. `apps/web/src/ui/logo.tsx` shows the same picture.
 *
 * @param radius radius of the tile's corners, in SVG units; the tile is 34 units wide
 */
export function keySvg({ colors }: Pick<Brand, 'colors'>, radius = 9): string {
  const { brand, gold } = palettes({ colors }).light;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">' +
    `<rect width="34" height="34" rx="${radius}" fill="${brand}"/>` +
    `<g fill="none" stroke="${gold}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
    '<circle cx="13" cy="13" r="5"/><path d="m17 17 8.5 8.5M21.5 21.5l2.5-2.5"/></g></svg>'
  );
}
