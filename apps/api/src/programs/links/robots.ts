import { createRequire } from 'node:module';
import { type Answer, GetFailed } from '../../outgoing/get.ts';
import { type CatalogHosts, secureUrl } from './addresses.ts';

// The package's types describe an ES module, but the package is CommonJS.
const robotsParser: typeof import('robots-parser').default = createRequire(import.meta.url)(
  'robots-parser',
);

/** The rules in a host's robots.txt. */
export interface HostRules {
  isAllowed(url: URL): boolean;
  /** Pause between two requests, in milliseconds. Undefined if the file sets no pause. */
  readonly pauseMs: number | undefined;
}

const noRules: HostRules = { isAllowed: () => true, pauseMs: undefined };

const MAX_REDIRECTS = 5;

/**
 * Maximum size of a robots.txt that we read, in bytes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#name-limits
 */
export const MAX_ROBOTS_BYTES = 500 * 1024;

/**
 * Reads a host's robots.txt. A host without a robots.txt allows everything.
 *
 * @param agent the name to look for in the file's rules
 * @throws {GetFailed} if the host does not respond. In that case, we may not read any page on the
 * host.
 * @see https://www.rfc-editor.org/rfc/rfc9309#name-access-results
 */
export async function readRobots(
  host: string,
  agent: string,
  hosts: CatalogHosts,
  get: (url: URL) => Promise<Answer>,
): Promise<HostRules> {
  const start = new URL(`https://${host}/robots.txt`);
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, headers, body } = await get(url);
    if (status >= 500 || status === 429)
      throw new GetFailed(`robots.txt responded with status ${status}`);
    if (status < 300) return rulesOf(start, wholeLines(body), agent);
    const next = secureUrl(headers.location ?? '', url);
    if (status >= 400 || !headers.location || !next || !hosts.mayFollow(start, next)) break;
    url = next;
  }
  return noRules;
}

/**
 * Returns the text without its last line, which may be cut off. A partial rule could have a
 * different meaning.
 */
function wholeLines(body: Buffer): string {
  const text = body.toString('utf8');
  return body.length < MAX_ROBOTS_BYTES ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

function rulesOf(address: URL, text: string, agent: string): HostRules {
  const robots = robotsParser(address.href, text);
  const seconds = robots.getCrawlDelay(agent);
  return {
    isAllowed: (url) => robots.isAllowed(url.href, agent) !== false,
    pauseMs: seconds === undefined ? undefined : seconds * 1000,
  };
}
