import { isIPv6, SocketAddress } from 'node:net';

/** Number of bits in each of the eight groups of an IPv6 address. */
const GROUP_BITS = 16;

/**
 * Returns the rate limit key of an IP address: the IPv4 address, or the /64 network of an IPv6
 * address, because providers assign a /64 network to each customer.
 */
export function networkOf(address: string): string {
  return ipv4Of(address) ?? ipv6Network(address, 64);
}

/**
 * Returns the rate limit key of an IP address's neighborhood: the IPv4 /24 or IPv6 /48 network. One
 * sender can rent such a network.
 */
export function neighborhoodOf(address: string): string {
  const ipv4 = ipv4Of(address);
  return ipv4 === undefined ? ipv6Network(address, 48) : ipv4.replace(/\.\d+$/, '.0/24');
}

/**
 * Returns the IPv4 address, even if it is written in IPv6 notation. Undefined for an IPv6 address.
 */
function ipv4Of(address: string): string | undefined {
  if (!isIPv6(address)) return address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

function ipv6Network(address: string, bits: 48 | 64): string {
  const [plain = ''] = new SocketAddress({ address, family: 'ipv6' }).address.split('%');
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after ? after.split(':') : [];
  const left = after === undefined ? 0 : 8 - groups.length - behind.length;
  const whole = [...groups, ...Array.from({ length: left }, () => '0'), ...behind];
  return `${whole.slice(0, bits / GROUP_BITS).join(':')}::/${bits}`;
}
