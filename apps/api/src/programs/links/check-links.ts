import { setTimeout as wait } from 'node:timers/promises';
import type { Brand } from '@latchkey/domain';
import { type GetOptions, get } from '../../outgoing/get.ts';
import { agentName, userAgent } from '../../outgoing/user-agent.ts';
import type { CatalogHosts } from './addresses.ts';
import { askLink, type LinkResult } from './ask-link.ts';
import { hostTurns, type Wait } from './host-turns.ts';
import { type HostRules, MAX_ROBOTS_BYTES, readRobots } from './robots.ts';

/**
 * The suffix after the brand's name in the user agent, so that a robots.txt can have rules for this
 * check.
 */
const PART = 'Links';

const PAUSE_MS = 2_000;
/**
 * Maximum pause that a robots.txt can require. With this pause, requesting ten URLs of a host takes
 * ten minutes.
 */
const MAX_PAUSE_MS = 60_000;
const HOSTS_AT_ONCE = 8;
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;

interface LinkCheck {
  readonly hosts: CatalogHosts;
  readonly brand: Pick<Brand, 'name' | 'supportEmail'>;
  /** Called with each result, in any order. */
  readonly onResult: (address: string, result: LinkResult) => Promise<void>;
  /** Which IP addresses the check may reach. By default, only public addresses. */
  readonly reach?: GetOptions['reach'];
  readonly wait?: Wait;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly hostsAtOnce?: number;
}

/**
 * Requests URLs from the catalog. Sends one request at a time to each host, with pauses, and checks
 * several hosts at the same time. Skips pages that the host's robots.txt disallows.
 *
 * @throws {RangeError} before any request, if a URL is not on a host of the catalog
 */
export async function checkLinks(addresses: readonly string[], check: LinkCheck): Promise<void> {
  const { hosts, onResult, maxBytes = MAX_BYTES, hostsAtOnce = HOSTS_AT_ONCE } = check;
  const outside = addresses.find((address) => !hosts.has(new URL(address)));
  if (outside !== undefined) throw new RangeError(`${outside} is not on a host of the catalog`);

  const { isAllowed, get: send } = polite(check, maxBytes);
  const asking = { hosts, isAllowed, get: send, maxBytes };
  const groups = Map.groupBy(addresses, (address) => new URL(address).host).values();
  const worker = async () => {
    for (const group of groups) {
      for (const address of group) await onResult(address, await askLink(address, asking));
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, worker));
}

/** Returns functions that request pages and follow each host's rules. */
function polite(
  { hosts, brand, reach = 'public', timeoutMs = TIMEOUT_MS, ...check }: LinkCheck,
  maxBytes: number,
) {
  const agent = agentName(brand, PART);
  const inTurn = hostTurns(check.wait ?? wait);
  const headers = { 'user-agent': userAgent(brand, PART), accept: 'text/html,*/*;q=0.5' };
  const rules = new Map<string, Promise<HostRules>>();

  const send = (url: URL, pauseMs: number, limit: Pick<GetOptions, 'maxBytes' | 'isCut'>) =>
    inTurn(url.host, pauseMs, () => get(url, { headers, timeoutMs, reach, ...limit }));
  const robotsLimit = { maxBytes: MAX_ROBOTS_BYTES, isCut: true };

  async function rulesOf({ host }: URL): Promise<HostRules> {
    const read =
      rules.get(host) ?? readRobots(host, agent, hosts, (url) => send(url, PAUSE_MS, robotsLimit));
    rules.set(host, read);
    return read;
  }

  return {
    isAllowed: async (url: URL) => (await rulesOf(url)).isAllowed(url),
    async get(url: URL) {
      const { pauseMs = PAUSE_MS } = await rulesOf(url);
      return send(url, Math.min(Math.max(pauseMs, PAUSE_MS), MAX_PAUSE_MS), { maxBytes });
    },
  };
}
