import type { Brand } from '@latchkey/domain';
import type { OutputFormat } from '@takumi-rs/core';
import { palettes } from '../mail/palette.ts';
import type { Picture } from '../pictures/read-picture.ts';
import { draw } from './draw.ts';
import { keySvg } from './key-svg.ts';

/** An icon to draw. */
export interface IconContent {
  readonly brand: Pick<Brand, 'colors'>;
  readonly icon: Picture | null;
  /** Width and height, in pixels. */
  readonly size: number;
  /**
   * Whether a device may crop the icon to its own shape. Such an icon has no transparent corners.
   */
  readonly isFilled?: boolean;
  /** The fraction of the icon's size that the picture fills, such as 0.8. */
  readonly share?: number;
  readonly format?: OutputFormat;
}

/** Draws the brand's icon on a square. A brand without an icon gets the default key. */
export function drawIcon({
  brand,
  icon,
  size,
  isFilled = false,
  share = 1,
  format = 'png',
}: IconContent): Promise<Buffer> {
  const { light } = palettes(brand);
  // The key's own background has the brand color, so that color fills the square.
  const ground = icon ? light.paper : light.brand;
  return draw({
    node: {
      type: 'container',
      style: {
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        ...(isFilled ? { backgroundColor: ground } : {}),
      },
      children: [
        { type: 'image', src: 'icon', style: { width: size * share, height: size * share } },
      ],
    },
    width: size,
    height: size,
    images: { icon: icon?.bytes ?? Buffer.from(keySvg(brand, isFilled ? 0 : 9)) },
    format,
  });
}
