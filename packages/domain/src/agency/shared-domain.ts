import { usStates } from '../area/us-states.ts';

/** Sites where anyone can publish a page. No address there tells who runs a program. */
const platforms: ReadonlySet<string> = new Set([
  'airtable.com',
  'box.com',
  'canva.com',
  'dropbox.com',
  'facebook.com',
  'google.com',
  'instagram.com',
  'issuu.com',
  'linkedin.com',
  'linktr.ee',
  'medium.com',
  'microsoft.com',
  'sharepoint.com',
  'squarespace.com',
  'weebly.com',
  'wix.com',
  'wixsite.com',
  'wordpress.com',
  'x.com',
  'youtube.com',
]);

/** Names of a state's domain, other than the state's name and code. */
const otherStateDomains = ['mass.gov', 'myflorida.com', 'usa.gov', 'wyo.gov'];

/** The domains whose subdomains belong to different agencies of one state. */
const stateDomains: ReadonlySet<string> = new Set([
  ...otherStateDomains,
  ...[...usStates].flatMap(([code, { name }]) =>
    [code, name].map((label) => `${label.toLowerCase().replaceAll(' ', '')}.gov`),
  ),
]);

/** Matches the public suffix of a state's local governments, such as `nc.us`. */
const localSuffix = /^[a-z]{2}\.us$/;

/** The Public Suffix List. Its private part holds suffixes such as `wixsite.com`. */
export interface PublicSuffixes {
  /** Returns the part of a host that one owner registered. Null for an IP address or a suffix. */
  domainOf(host: string): string | null;
  /** The same without the list's private part: `wixsite.com` for `agency.wixsite.com`. */
  officialDomainOf(host: string): string | null;
  /** Returns the public suffix of a host, such as `nc.us`. Null for an IP address. */
  suffixOf(host: string): string | null;
}

/** Whether everyone can publish pages on a host, so that an address there proves nothing. */
export function isPlatform(host: string, suffixes: PublicSuffixes): boolean {
  const domain = suffixes.officialDomainOf(host) ?? host;
  // A page of its own below a public suffix, such as `agency.wixsite.com`, has one owner.
  const owned = suffixes.domainOf(host) ?? domain;
  return platforms.has(domain) && owned === domain;
}

/**
 * Whether many agencies have their sites below a registrable domain. For such a domain, only an
 * address on the program's whole host tells who runs the program.
 */
export function isSharedDomain(domain: string, suffixes: PublicSuffixes): boolean {
  return stateDomains.has(domain) || localSuffix.test(suffixes.suffixOf(domain) ?? '');
}
