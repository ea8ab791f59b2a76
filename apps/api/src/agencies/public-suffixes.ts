import type { PublicSuffixes } from '@latchkey/domain';
import { getDomain, getPublicSuffix } from 'tldts';

/**
 * The Public Suffix List, as shipped with the `tldts` package.
 *
 * @see https://publicsuffix.org
 */
export const publicSuffixes: PublicSuffixes = {
  domainOf: (host) => getDomain(host, { allowPrivateDomains: true }),
  officialDomainOf: (host) => getDomain(host),
  suffixOf: (host) => getPublicSuffix(host),
};
