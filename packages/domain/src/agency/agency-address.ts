import type { CatalogProgram } from '../catalog/catalog-program.ts';
import type { AgencyAddressKind } from './agency-address-kind.ts';
import { freeMailHosts } from './free-mail.ts';
import { isPlatform, isSharedDomain, type PublicSuffixes } from './shared-domain.ts';

type Sited = Pick<CatalogProgram, 'website'>;

/**
 * Classifies an email address by whether it belongs to the people who run a program. Domains must
 * match character for character, so a look-alike domain never matches.
 *
 * @param email in lowercase
 */
export function agencyAddressKind(
  email: string,
  { website }: Sited,
  suffixes: PublicSuffixes,
): AgencyAddressKind {
  if (mailboxIn(email).includes('+')) return 'tagged';
  const host = agencyHost(email);
  if (freeMailHosts.has(host)) return 'free-mail';
  if (isPlatform(host, suffixes)) return 'shared-host';
  const site = siteHost(website ?? '');
  const domain = suffixes.domainOf(site);
  if (domain === null || isPlatform(domain, suffixes)) return 'other-site';
  if (host === site) return 'on-site';
  if (!isSharedDomain(domain, suffixes)) return host === domain ? 'on-site' : 'other-site';
  return suffixes.domainOf(host) === domain ? 'shared-host' : 'other-site';
}

/** Returns the programs whose own website is on the domain of an email address. */
export function programsOfAddress<Program extends Sited>(
  email: string,
  programs: readonly Program[],
  suffixes: PublicSuffixes,
): Program[] {
  return programs.filter((one) => agencyAddressKind(email, one, suffixes) === 'on-site');
}

/** Returns the host of an email address, such as `michigan.gov`. */
export function agencyHost(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

function mailboxIn(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@')));
}

/** Returns the host of a website without `www.`. Empty if the website has no host. */
function siteHost(website: string): string {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(website) ?? [];
  return host.toLowerCase().replace(/\.$/, '');
}
