import type { CatalogProgram } from '@latchkey/domain';
import { getDomain } from 'tldts';

/**
 * Returns the website and source URLs of these programs, each with the slugs of the programs that
 * list it.
 */
export function addressesOf(
  programs: readonly Pick<CatalogProgram, 'slug' | 'website' | 'sources'>[],
): ReadonlyMap<string, readonly string[]> {
  const slugs = new Map<string, Set<string>>();
  for (const { slug, website, sources } of programs) {
    for (const typed of [website ?? '', ...sources.map(({ url }) => url)]) {
      const address = secureUrl(typed)?.href;
      if (address === undefined) continue;
      slugs.set(address, (slugs.get(address) ?? new Set()).add(slug));
    }
  }
  return new Map([...slugs].map(([address, named]) => [address, [...named]]));
}

/**
 * Returns the `https:` form of a URL, without its fragment and user name. The link check sends no
 * requests over `http:`.
 *
 * @returns undefined for text that is not a URL
 */
export function secureUrl(typed: string, base?: URL): URL | undefined {
  const url = URL.parse(typed, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.protocol = 'https:';
  url.hash = '';
  url.username = '';
  url.password = '';
  return url;
}

/** Decides which URLs the link check may request. */
export interface CatalogHosts {
  /** Whether a URL is on one of the catalog's hosts. */
  has(url: URL): boolean;
  /**
   * Whether a redirect may be followed. The target must be a host of the catalog, or a host with
   * the same registrable domain, such as `housing.example.gov` for `www.example.gov`.
   *
   * @see https://publicsuffix.org
   */
  mayFollow(from: URL, to: URL): boolean;
}

/** @param programs the whole catalog, not only the programs whose links are checked */
export function catalogHosts(
  programs: readonly Pick<CatalogProgram, 'slug' | 'website' | 'sources'>[],
): CatalogHosts {
  const hosts = new Set([...addressesOf(programs).keys()].map((each) => new URL(each).host));
  const has = ({ host }: URL) => hosts.has(host);
  return {
    has,
    mayFollow(from, to) {
      if (has(to)) return true;
      const domain = getDomain(to.hostname);
      return to.port === '' && domain !== null && domain === getDomain(from.hostname);
    },
  };
}
