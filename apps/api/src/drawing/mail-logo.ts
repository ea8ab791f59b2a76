import type { Brand } from '@latchkey/domain';
import { LOGO_HEIGHT, logoId, type MailPicture } from '../mail/letterhead.ts';
import type { BrandPictures } from '../pictures/brand-pictures.ts';
import type { Picture } from '../pictures/read-picture.ts';
import { draw } from './draw.ts';

/**
 * Pixels of the logo for each CSS pixel in an email. Phone screens have two or three pixels for
 * each CSS pixel.
 */
const DENSITY = 2;
/** Maximum width of a logo, as a multiple of its height. A wider logo is scaled down. */
const MAX_RATIO = 8;

/**
 * Returns a function that returns the brand's logo for emails. The logo is a PNG, because few email
 * clients show SVG. The returned function draws the logo on its first call.
 */
export function mailLogo(
  brand: Pick<Brand, 'supportEmail'>,
  { logo }: BrandPictures,
): () => Promise<readonly MailPicture[]> {
  let pictures: Promise<readonly MailPicture[]> | undefined;
  const drawAll = async () => {
    if (logo === null) return [];
    const { light, dark } = logo;
    const shown = dark === null ? { light } : { light, dark };
    return Promise.all(
      Object.entries(shown).map(async ([scheme, picture]) => ({
        cid: logoId(brand, scheme === 'dark' ? 'dark' : 'light'),
        filename: `logo-${scheme}.png`,
        content: await drawLogo(picture),
      })),
    );
  };
  return () => {
    pictures ??= drawAll();
    return pictures;
  };
}

function drawLogo({ width, height, bytes }: Picture): Promise<Buffer> {
  const ratio = Math.min(width / height, MAX_RATIO);
  const size = { height: LOGO_HEIGHT * DENSITY, width: Math.round(LOGO_HEIGHT * DENSITY * ratio) };
  const style = { ...size, objectFit: 'contain' } as const;
  return draw({ node: { type: 'image', src: 'logo', style }, ...size, images: { logo: bytes } });
}
