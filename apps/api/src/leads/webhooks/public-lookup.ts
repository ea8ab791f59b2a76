import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';
import { WebhookRefused } from './webhook-refused.ts';

/**
 * DNS lookup for one connection that fails if any address of the host is private. The connection uses
 * the checked addresses, so changing the DNS record after the check has no effect.
 */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  const all: LookupOptions = { ...options, all: true };
  lookup(hostname, all, (error, found) => {
    const addresses = typeof found === 'string' ? [] : found;
    const [first] = addresses;
    if (error) answer(error, '');
    else if (!first || addresses.some(isPrivate)) answer(privateAddress(), '');
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

function isPrivate({ address }: LookupAddress): boolean {
  return isPrivateAddress(address);
}

export function privateAddress(): WebhookRefused {
  return new WebhookRefused('resolves to a private address');
}
