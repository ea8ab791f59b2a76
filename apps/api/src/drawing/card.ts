import type { Brand } from '@latchkey/domain';
import type { ContainerNode, Node } from '@takumi-rs/core';
import { palettes } from '../mail/palette.ts';
import type { Picture } from '../pictures/read-picture.ts';
import { draw } from './draw.ts';
import { keySvg } from './key-svg.ts';

/** The size that social networks expect for a large card, in pixels. */
export const CARD = { width: 1_200, height: 630 } as const;

/** The content of a card. */
export interface CardContent {
  readonly brand: Pick<Brand, 'name' | 'tagline' | 'colors'>;
  readonly logo: { readonly picture: Picture; readonly containsName: boolean } | null;
  /** The site's host, such as `home.example.com`. */
  readonly host: string;
  readonly fonts: readonly Buffer[];
}

type Style = NonNullable<ContainerNode['style']>;

const LOGO_HEIGHT = 84;
/** The maximum width leaves a margin next to the widest logo. */
const MAX_LOGO_WIDTH = 1_040;

/**
 * Draws the picture that social networks show with a link to the site: name, logo, tagline, and
 * colors.
 */
export function drawCard({ brand, logo, host, fonts }: CardContent): Promise<Buffer> {
  const { light } = palettes(brand);
  const head: Node[] = [logoNode(logo?.picture)];
  if (!logo?.containsName) {
    head.push(textNode(brand.name, { fontSize: 50, fontWeight: 700, lineClamp: 1 }));
  }
  const node: Node = {
    type: 'container',
    style: {
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: light.paper,
      color: light.ink,
      fontFamily: 'Figtree',
    },
    children: [
      row(head, { padding: '64px 80px 0', gap: 24 }),
      row([textNode(brand.tagline, taglineStyle(brand.tagline))], {
        padding: '0 80px',
        flexGrow: 1,
      }),
      row([textNode(host, { fontSize: 34, fontWeight: 600 })], {
        padding: '0 80px',
        height: 96,
        backgroundColor: light.brand,
        color: light['on-brand'],
        borderTop: `10px solid ${light.gold}`,
      }),
    ],
  };
  const images = { logo: logo?.picture.bytes ?? Buffer.from(keySvg(brand)) };
  return draw({ node, ...CARD, images, fonts });
}

function logoNode(picture: Picture | undefined): Node {
  const ratio = picture ? picture.width / picture.height : 1;
  const height = Math.min(LOGO_HEIGHT, MAX_LOGO_WIDTH / ratio);
  return { type: 'image', src: 'logo', style: { height, width: height * ratio, flexShrink: 0 } };
}

/** Maximum tagline lengths in characters, each with its font size in pixels. */
const SIZES = [
  [45, 88],
  [90, 68],
] as const;

/**
 * Returns the style of the tagline. A long tagline gets a smaller font size, so that it fits on
 * four lines.
 */
function taglineStyle({ length }: string): Style {
  const [, size = 50] = SIZES.find(([longest]) => length <= longest) ?? [];
  return {
    fontSize: size,
    fontWeight: 700,
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    lineClamp: 4,
    textWrap: 'balance',
  };
}

function row(children: Node[], style: Style): Node {
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', ...style },
    children,
  };
}

function textNode(text: string, style: Style): Node {
  return { type: 'text', text, style };
}
