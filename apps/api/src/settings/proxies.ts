import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The first address of `::ffff:0:0/96`, the range that contains all IPv4 addresses in IPv6
 * notation.
 */
const MAPPED = ipaddr.parse('::ffff:0:0');

/** Whether text is an IP address, or a range that is too narrow to include strangers' addresses. */
export function isTrustable(typed: string): boolean {
  return isProxy(typed) && !isTooWide(typed);
}

/** Describes what is wrong with an invalid entry in `TRUST_PROXY`. */
export function proxyFault(typed: string): string {
  return isProxy(typed)
    ? 'must list only your own proxies, like 10.0.0.0/8, or be the number of proxies, because anyone in a range this wide could claim any address'
    : 'must list IP addresses or ranges like 10.0.0.0/8, separated by commas, or be the number of proxies';
}

function isProxy(typed: string): boolean {
  const [address = '', bits = '0', ...more] = typed.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= longest;
}

/** Whether a range is wider than the widest private ranges: 10.0.0.0/8, fc00::/7 and fe80::/10. */
function isTooWide(range: string): boolean {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) return false;
  const first = ipaddr.parse(address);
  return Number(bits) < minBits(first, Number(bits));
}

function minBits(first: ipaddr.IPv4 | ipaddr.IPv6, bits: number): number {
  if (first instanceof ipaddr.IPv4) return 8;
  if (first.isIPv4MappedAddress() || MAPPED.match(first, bits)) return 96 + 8;
  if (first.range() === 'uniqueLocal') return 7;
  return first.range() === 'linkLocal' ? 10 : 16;
}
