import { isLoopback } from '../../settings/loopback.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import { addressPattern } from './address-pattern.ts';

/** Longer addresses than browsers are sure to open are nobody's. */
const LONGEST = 2_048;
/** Schemes that run what they say, or read files. */
const neverOpened = /^(javascript|data|vbscript|file|blob):$/;

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
