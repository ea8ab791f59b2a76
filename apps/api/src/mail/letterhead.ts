import type { Brand, LocalBrand } from '@latchkey/domain';
import { escapeHtml as safe } from '../http/escape-html.ts';
import type { letterStyle } from './letter-style.ts';

/** Height of a logo in an email, in pixels. */
export const LOGO_HEIGHT = 40;

/** A picture inside an email. Email clients show it without loading anything from the network. */
export interface MailPicture {
  readonly cid: string;
  readonly filename: string;
  /** The picture as a PNG file. */
  readonly content: Buffer;
}

/** Returns the Content-ID of the logo for a color scheme. */
export function logoId(
  { supportEmail }: Pick<Brand, 'supportEmail'>,
  scheme: 'light' | 'dark',
): string {
  const [, host = 'localhost'] = supportEmail.split('@');
  return `logo-${scheme}@${host}`;
}

/**
 * Returns the brand's logo and name for the top of an email. A brand without a logo gets a dot next
 * to its name.
 */
export function letterhead(brand: LocalBrand, style: ReturnType<typeof letterStyle>): string {
  const { name, logo } = brand;
  if (logo === null) return `<span style="${style.dot}"></span>${safe(name)}`;
  const picture = (scheme: 'light' | 'dark') => {
    const alt = logo.containsName ? safe(name) : '';
    const kind = logo.dark === null ? 'logo' : `logo ${scheme}`;
    // Outlook reads the height from the attribute, and supports only its own way to hide an image.
    const hidden = scheme === 'dark' ? '; display: none; mso-hide: all' : '';
    return `<img class="${kind}" src="cid:${logoId(brand, scheme)}" alt="${alt}" height="${LOGO_HEIGHT}" style="${style.logo}${hidden}">`;
  };
  const pictures = logo.dark === null ? picture('light') : picture('light') + picture('dark');
  return logo.containsName ? pictures : `${pictures}<span>${safe(name)}</span>`;
}
