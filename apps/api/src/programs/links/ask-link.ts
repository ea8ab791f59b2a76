import type { SourceAnswer } from '@latchkey/domain';
import { type Answer, GetFailed } from '../../outgoing/get.ts';
import { PrivateAddress } from '../../outgoing/private-address.ts';
import { type CatalogHosts, secureUrl } from './addresses.ts';
import { contentHash } from './visible-text.ts';

/** The result of a request to a URL. */
export type LinkResult =
  | { readonly outcome: 'answered'; readonly answer: SourceAnswer }
  /** There was no response. The next run may get a response. */
  | { readonly outcome: 'failed'; readonly problem: string }
  /** The host's robots.txt does not allow this page. */
  | { readonly outcome: 'disallowed' };

const MAX_REDIRECTS = 5;

/** Statuses that mean a temporary problem, or a request to try again later. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/** The settings for requests. */
export interface Asking {
  readonly hosts: CatalogHosts;
  /** Whether the host's robots.txt allows a URL. */
  readonly isAllowed: (url: URL) => Promise<boolean>;
  readonly get: (url: URL) => Promise<Answer>;
  /** Maximum size of a compressed body, in bytes. */
  readonly maxBytes: number;
}

/**
 * Requests a URL and follows redirects to the catalog's hosts. For a redirect to another host, the
 * redirect itself is the result, because the check does not request other hosts.
 */
export async function askLink(address: string, asking: Asking): Promise<LinkResult> {
  try {
    return await follow(new URL(address), asking);
  } catch (error) {
    if (error instanceof GetFailed || error instanceof PrivateAddress) {
      return { outcome: 'failed', problem: error.message };
    }
    throw error;
  }
}

async function follow(
  start: URL,
  { hosts, isAllowed, get, maxBytes }: Asking,
): Promise<LinkResult> {
  const visited = new Set<string>();
  for (let url = start; ; ) {
    if (visited.has(url.href)) throw new GetFailed('redirects in a circle');
    if (visited.size > MAX_REDIRECTS) throw new GetFailed('too many redirects');
    visited.add(url.href);
    if (!(await isAllowed(url))) return { outcome: 'disallowed' };
    const answer = await get(url);
    const { status } = answer;
    if (status >= 500 || passing.has(status))
      throw new GetFailed(`responded with status ${status}`);
    const next = redirectOf(answer, url);
    if (!next) {
      const hash = status < 300 ? hashOf(answer, maxBytes) : null;
      return { outcome: 'answered', answer: { status, finalAddress: url.href, hash } };
    }
    if (!hosts.mayFollow(start, next)) {
      return { outcome: 'answered', answer: { status, finalAddress: next.href, hash: null } };
    }
    url = next;
  }
}

function redirectOf({ status, headers }: Answer, from: URL): URL | undefined {
  const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
  return isRedirect ? secureUrl(headers.location ?? '', from) : undefined;
}

function hashOf(answer: Answer, maxBytes: number): string | null {
  try {
    return contentHash(answer, maxBytes);
  } catch {
    // The compressed body is damaged or too long.
    return null;
  }
}
