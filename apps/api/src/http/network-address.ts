import { isIPv6, SocketAddress } from 'node:net';

/** Providers assign each customer a /64: the first four of eight groups. */
const NETWORK_GROUPS = 4;

/** An address's rate limit key: the IPv4 address, or an IPv6 address's /64 network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = new SocketAddress({ address, family: 'ipv6' }).address.split('%');
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  const behind = after ? after.split(':') : [];
  const left = after === undefined ? 0 : 8 - groups.length - behind.length;
  const whole = [...groups, ...Array.from({ length: left }, () => '0'), ...behind];
  return `${whole.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
