import { type PageBrand, pathIn } from '@latchkey/contract';
import { defaultLocale } from '@latchkey/texts';
import { CARD } from '../drawing/card.ts';
import type { SitePictures } from '../drawing/site-pictures.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { palettes } from '../mail/palette.ts';

/** The parts of a page's head that depend on the brand. */
interface HeadContent {
  readonly brand: PageBrand;
  readonly language: string;
  readonly pictures: SitePictures;
  /** The site's URL, without a trailing slash. */
  readonly siteUrl: string;
}

/**
 * Returns the elements for the head of every page in a language: colors for the browser's toolbars,
 * icons, and the picture that social networks show with a link.
 *
 * @see https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards
 */
export function brandHead({ brand, language, pictures, siteUrl }: HeadContent): string {
  const { icon, touchIcon, cards } = pictures;
  const card = cards.get(language);
  const bars = themeColors(brand);
  const elements = [
    meta({ name: 'theme-color', content: bars.light, media: '(prefers-color-scheme: light)' }),
    meta({ name: 'theme-color', content: bars.dark, media: '(prefers-color-scheme: dark)' }),
    meta({ name: 'application-name', content: brand.name }),
    link({ rel: 'icon', href: icon.path, type: icon.type }),
    link({ rel: 'apple-touch-icon', href: touchIcon.path }),
    link({ rel: 'manifest', href: manifestPath(language) }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
  const picture = card && {
    image: siteUrl + card.path,
    'image:type': card.type,
    'image:width': `${CARD.width}`,
    'image:height': `${CARD.height}`,
    'image:alt': `${brand.name}: ${brand.tagline}`,
  };
  for (const [name, content] of Object.entries(picture ?? {})) {
    elements.push(meta({ property: `og:${name}`, content }));
  }
  return elements.join('');
}

/** Returns the URL of the web app manifest in a language. */
export function manifestPath(language: string): string {
  const name = '/site.webmanifest';
  return language === defaultLocale ? name : pathIn(language, name);
}

/**
 * Returns the colors for the browser's own toolbars: the page's colors, unless the brand file sets
 * others.
 */
export function themeColors({ themeColor, colors }: Pick<PageBrand, 'themeColor' | 'colors'>): {
  readonly light: string;
  readonly dark: string;
} {
  const { light, dark } = palettes({ colors });
  return themeColor ?? { light: light.paper, dark: dark.paper };
}

function meta(attributes: Readonly<Record<string, string>>): string {
  return element('meta', attributes);
}

function link(attributes: Readonly<Record<string, string>>): string {
  return element('link', attributes);
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${written.join(' ')}>`;
}
