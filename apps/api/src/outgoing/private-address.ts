import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Thrown for a request that we do not send and do not retry, because its host is private. The
 * message contains no URL.
 */
export class PrivateAddress extends Error {
  constructor() {
    super('resolves to a private address');
    this.name = 'PrivateAddress';
  }
}

/**
 * Whether an IP address is private or reserved. Such an address does not belong to a public host.
 * An IPv4 address in IPv6 notation is checked as IPv4.
 *
 * @throws {Error} if the text is not an IP address
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.process(address).range() !== 'unicast';
}

/**
 * DNS lookup for one connection. Fails if any of the host's IP addresses is private. The connection
 * uses the checked addresses, so changing the DNS record after the check has no effect.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  const all: LookupOptions = { ...options, all: true };
  lookup(hostname, all, (error, found) => {
    // If the lookup fails, Node passes no addresses to this function.
    if (error) return answer(error, '');
    const addresses = typeof found === 'string' ? [] : found;
    const [first] = addresses;
    if (!first || addresses.some(isPrivate)) answer(new PrivateAddress(), '');
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

function isPrivate({ address }: LookupAddress): boolean {
  return isPrivateAddress(address);
}

/**
 * Checks a URL whose host is an IP address. Node does not resolve such a host, so {@link publicLookup}
 * does not check it.
 *
 * @throws {PrivateAddress} if the host is a private IP address
 */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && isPrivateAddress(host)) throw new PrivateAddress();
}
