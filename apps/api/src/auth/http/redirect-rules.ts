import { isLoopback } from '../../settings/loopback.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** Maximum length of a redirect URL. Some browsers cannot open longer ones. */
const MAX_URL_LENGTH = 2_048;
/** Schemes that run code or read files. */
const unsafeSchemes = /^(javascript|data|vbscript|file|blob):$/;

const parts = /\*\*|\*|\?|\{[^{}]*\}|[^*?{}]+|[{}]/g;

/**
 * Returns the parsed URL if an emailed link or a response may redirect to it. Otherwise returns
 * undefined.
 */
export type RedirectRules = (address: unknown) => URL | undefined;

/**
 * Allows the site (any port if it is on loopback), other loopback URLs, and URLs that match a
 * pattern in the settings. Production allows no loopback URLs, because they would open on the
 * user's own machine.
 */
export function redirectRules({
  siteUrl,
  redirectAllowList,
  isProduction,
}: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList' | 'isProduction'>): RedirectRules {
  const site = new URL(siteUrl);
  const allowed = redirectAllowList.map(addressPattern);

  return (address) => {
    if (typeof address !== 'string' || address.length > MAX_URL_LENGTH) return undefined;
    const url = URL.parse(address);
    if (!url || unsafeSchemes.test(url.protocol)) return undefined;
    if (url.username !== '' || url.password !== '') return undefined;
    if (isProduction && isLoopback(url.hostname)) return undefined;
    const isAllowed =
      isOf(site, url) ||
      isOnThisMachine(url) ||
      allowed.some((pattern) => spellings(url).some((spelling) => pattern.test(spelling)));
    return isAllowed ? url : undefined;
  };
}

/**
 * Returns the URL as browsers normalize it, without its fragment. For the root, also returns the
 * URL without the trailing slash.
 */
function spellings({ href, origin, pathname, search }: URL): string[] {
  const [address = ''] = href.split('#');
  return pathname === '/' && search === '' ? [address, origin] : [address];
}

function isOf(site: URL, { protocol, hostname, port }: URL): boolean {
  const isSamePort = port === site.port || isLoopback(hostname);
  return protocol === site.protocol && hostname === site.hostname && isSamePort;
}

function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && hostname !== 'localhost' && isLoopback(hostname);
}

/**
 * Compiles a URL pattern in the hosted service's syntax: `*` matches anything up to the next `.` or
 * `/`, `**` matches anything, `?` matches one character other than `.` and `/`, `{a,b}` matches
 * either.
 */
function addressPattern(pattern: string): RegExp {
  const expression = (pattern.match(parts) ?? []).map(expressionOf).join('');
  return new RegExp(`^${expression}$`, 'u');
}

function expressionOf(part: string): string {
  if (part === '**') return '.*';
  if (part === '*') return '[^./]*';
  if (part === '?') return '[^./]';
  if (/^\{.*\}$/.test(part)) {
    return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
  }
  return literal(part);
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
