import { isLoopback } from '../../settings/loopback.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';

/** Longer addresses than browsers are sure to open are nobody's. */
const LONGEST = 2_048;
/** Schemes that run what they say, or read files. */
const neverOpened = /^(javascript|data|vbscript|file|blob):$/;

const parts = /\*\*|\*|\?|\{[^{}]*\}|[^*?{}]+|[{}]/g;

/** Says to which addresses a mail's link, or an answer, may lead. */
export type RedirectRules = (address: unknown) => URL | undefined;

/**
 * Allows the site itself (on loopback, on any port), other programs on loopback and what a pattern
 * of the settings allows. In production nothing on loopback is allowed: there it is the reader's own
 * machine, not the server's.
 */
export function redirectRules({
  siteUrl,
  redirectAllowList,
  isProduction,
}: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList' | 'isProduction'>): RedirectRules {
  const site = new URL(siteUrl);
  const allowed = redirectAllowList.map(addressPattern);

  return (address) => {
    if (typeof address !== 'string' || address.length > LONGEST) return undefined;
    const url = URL.parse(address);
    if (!url || neverOpened.test(url.protocol)) return undefined;
    if (url.username !== '' || url.password !== '') return undefined;
    if (isProduction && isLoopback(url.hostname)) return undefined;
    const isAllowed =
      isOf(site, url) ||
      isOnThisMachine(url) ||
      allowed.some((pattern) => spellings(url).some((spelt) => pattern.test(spelt)));
    return isAllowed ? url : undefined;
  };
}

/** As browsers read the address, so that no odd spelling passes; a fragment is no part of it. */
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
 * A pattern of addresses as operators of the hosted service write them: `*` stands for anything up
 * to the next `.` or `/`, `**` for anything, `?` for one character but those two, `{a,b}` for
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
