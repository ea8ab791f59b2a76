import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';
import { WebhookRefused } from './webhook-refused.ts';

/**
 * Resolves a name for the very connection that asks, and refuses where any of its addresses is
 * private. What was judged is what is connected to: a name that is changed meanwhile leads nowhere.
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
  return new WebhookRefused('leads to a private address');
}
