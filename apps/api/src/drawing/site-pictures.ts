import { createHash } from 'node:crypto';
import type { ShownLogo } from '@latchkey/contract';
import { type Brand, brandIn } from '@latchkey/domain';
import type { BrandPictures } from '../pictures/brand-pictures.ts';
import type { Picture } from '../pictures/read-picture.ts';
import { version } from '../process/version.ts';
import { drawCard } from './card.ts';
import { drawIcon, type IconContent } from './icon.ts';
import { keySvg } from './key-svg.ts';

/** The path of the brand's pictures. */
export const PICTURES_PATH = '/brand';

/** A picture that the site serves. */
export interface ServedPicture {
  /**
   * The path. It contains a hash of everything that the picture depends on, so browsers can cache
   * the picture forever.
   */
  readonly path: string;
  readonly type: string;
  /** Returns the picture. On the first call, draws the picture, unless the picture is a file. */
  readonly content: () => Promise<Buffer>;
}

/** The pictures of a site, by purpose. */
export interface SitePictures {
  readonly logo: ShownLogo | null;
  /** The brand's own icon, or the default icon with a key. */
  readonly icon: ServedPicture;
  readonly oldIcon: ServedPicture;
  readonly touchIcon: ServedPicture;
  /** Icons for the list of installed apps, by size in pixels. */
  readonly appIcons: ReadonlyMap<number, ServedPicture>;
  /** An app icon that the device crops to its own shape. */
  readonly maskableIcon: ServedPicture;
  /** Cards, keyed by language. */
  readonly cards: ReadonlyMap<string, ServedPicture>;
  readonly all: readonly ServedPicture[];
}

interface SiteLook {
  readonly brand: Brand;
  readonly pictures: BrandPictures;
  readonly languages: readonly string[];
  readonly siteUrl: string;
  /** The files of the font that the cards use. */
  readonly fonts: readonly Buffer[];
}

const MASKABLE_SIZE = 512;
/**
 * The fraction of an icon that a circular mask shows. @see
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
const SAFE_SHARE = 0.8;

/** Lists the pictures of a site. Draws each picture when it is first requested. */
export function sitePictures({
  brand,
  pictures,
  languages,
  siteUrl,
  fonts,
}: SiteLook): SitePictures {
  const { icon: ownIcon } = pictures;
  const { colors } = brand;
  const drawnIcon = (name: string, content: Omit<IconContent, 'brand' | 'icon'>, end = 'png') =>
    drawn(name, end, [colors, ownIcon?.hash, content], () =>
      drawIcon({ brand, icon: ownIcon, ...content }),
    );
  const { host } = new URL(siteUrl);
  const logo = pictures.logo && {
    picture: pictures.logo.light,
    containsName: brand.logo?.containsName === true,
  };
  const cardIn = (language: string) => {
    const { name, tagline } = brandIn(brand, language);
    const basis = [colors, logo?.picture.hash, logo?.containsName, name, tagline, host];
    return drawn(`card-${language}`, 'png', basis, () =>
      drawCard({ brand: { name, tagline, colors }, logo, host, fonts }),
    );
  };
  const keyText = keySvg(brand);
  const key = { type: 'image/svg+xml', bytes: Buffer.from(keyText), hash: keyText } as const;
  const light = pictures.logo && file('logo', pictures.logo.light);
  const dark = pictures.logo?.dark ? file('logo-dark', pictures.logo.dark) : null;
  const named = {
    icon: file('icon', ownIcon ?? key),
    oldIcon: drawnIcon('icon', { size: 48, format: 'ico' }, 'ico'),
    touchIcon: drawnIcon('touch-icon', { size: 180, isFilled: true }),
    maskableIcon: drawnIcon('maskable-icon', {
      size: MASKABLE_SIZE,
      isFilled: true,
      share: SAFE_SHARE,
    }),
  };
  const appIcons = new Map(
    [192, 512].map((size) => [size, drawnIcon(`icon-${size}`, { size })] as const),
  );
  const cards = new Map(languages.map((language) => [language, cardIn(language)] as const));
  return {
    ...named,
    appIcons,
    cards,
    logo: light && pictures.logo && shownLogo(pictures.logo.light, light, dark, logo?.containsName),
    all: [
      ...Object.values(named),
      ...appIcons.values(),
      ...cards.values(),
      ...[light, dark].filter((each) => each !== null),
    ],
  };
}

function shownLogo(
  { width, height }: Picture,
  light: ServedPicture,
  dark: ServedPicture | null,
  containsName = false,
): ShownLogo {
  return { light: light.path, dark: dark?.path ?? null, width, height, containsName };
}

function file(
  name: string,
  { type, bytes, hash }: Pick<Picture, 'type' | 'bytes' | 'hash'>,
): ServedPicture {
  const end = type === 'image/png' ? 'png' : 'svg';
  return { path: pathOf(name, end, [hash]), type, content: async () => bytes };
}

/** @param basis everything that the drawing depends on */
function drawn(
  name: string,
  end: string,
  basis: readonly unknown[],
  drawing: () => Promise<Buffer>,
): ServedPicture {
  let content: Promise<Buffer> | undefined;
  return {
    // A new version of the server may draw the picture differently, so the hash includes the
    // version.
    path: pathOf(name, end, [version, ...basis]),
    type: end === 'ico' ? 'image/x-icon' : 'image/png',
    content() {
      content ??= drawing().catch((error: unknown) => {
        // After an error, the next request draws the picture again.
        content = undefined;
        throw error;
      });
      return content;
    },
  };
}

function pathOf(name: string, end: string, basis: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(basis)).digest('base64url').slice(0, 12);
  return `${PICTURES_PATH}/${name}-${hash}.${end}`;
}
