import { usStates } from '../area/us-states.ts';

/**
 * Sites where anyone can publish a page. An email address on such a site does not show who runs a
 * program.
 */
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

/** Domains of states that contain neither the state's name nor its postal code. */
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

/** The Public Suffix List. Its private section contains suffixes such as `wixsite.com`. */
export interface PublicSuffixes {
  /** Returns the part of a host that one owner registered. Null for an IP address or a suffix. */
  domainOf(host: string): string | null;
  /**
   * Does the same as `domainOf`, but ignores the list's private section: returns `wixsite.com` for
   * `agency.wixsite.com`.
   */
  officialDomainOf(host: string): string | null;
  /** Returns the public suffix of a host, such as `nc.us`. Null for an IP address. */
  suffixOf(host: string): string | null;
}

/**
 * Whether anyone can publish pages on a host. If so, an email address on that host proves nothing.
 */
export function isPlatform(host: string, suffixes: PublicSuffixes): boolean {
  const domain = suffixes.officialDomainOf(host) ?? host;
  // A page of its own below a public suffix, such as `agency.wixsite.com`, has one owner.
  const owned = suffixes.domainOf(host) ?? domain;
  return platforms.has(domain) && owned === domain;
}

/**
 * Whether many agencies have their sites on subdomains of a registrable domain. If so, an email
 * address must be on the program's full host name to show who runs the program.
 */
export function isSharedDomain(domain: string, suffixes: PublicSuffixes): boolean {
  return stateDomains.has(domain) || localSuffix.test(suffixes.suffixOf(domain) ?? '');
}
