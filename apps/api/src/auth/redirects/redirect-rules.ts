import type { AuthSettings } from '../auth-settings.ts';
import { addressPattern } from './address-pattern.ts';

/** Longer addresses than browsers are sure to open are nobody's. */
const LONGEST = 2_048;
/** Schemes that run what they say, or read files. */
const neverOpened = /^(javascript|data|vbscript|file|blob):$/;

/** Says to which addresses a mail's link, or an answer, may lead. */
export type RedirectRules = (address: unknown) => URL | undefined;

/**
 * Those of the site itself (on this machine, on any port), of any other program on this machine,
 * and those that a pattern of the settings allows.
 */
export function redirectRules({
  siteUrl,
  redirectAllowList,
}: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>): RedirectRules {
  const site = new URL(siteUrl);
  const allowed = redirectAllowList.map(addressPattern);

  return (address) => {
    if (typeof address !== 'string' || address.length > LONGEST) return undefined;
    const url = URL.parse(address);
    if (!url || neverOpened.test(url.protocol)) return undefined;
    if (url.username !== '' || url.password !== '') return undefined;
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

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
