import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is private or reserved, so that it belongs to no public host. An IPv4 address
 * in IPv6 notation is checked as IPv4.
 *
 * @throws {Error} if the text is not an IP address
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.process(address).range() !== 'unicast';
}
