import type { PublicSuffixes } from '@latchkey/domain';
import { getDomain, getPublicSuffix } from 'tldts';

/**
 * The Public Suffix List, in the version that the package `tldts` ships.
 *
 * @see https://publicsuffix.org
 */
export const publicSuffixes: PublicSuffixes = {
  domainOf: (host) => getDomain(host, { allowPrivateDomains: true }),
  officialDomainOf: (host) => getDomain(host),
  suffixOf: (host) => getPublicSuffix(host),
};
