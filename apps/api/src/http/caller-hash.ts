import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type Clock, dayOf } from '../process/clock.ts';
import { networkOf } from './network-address.ts';

/** Length of the hash, in base64url characters. 16 characters are 96 bits. */
const LENGTH = 16;

/**
 * Returns a function that replaces an address in the log with a keyed hash. The hash shows which
 * requests came from the same caller on one day (UTC), but not who the caller is. All addresses in
 * a network have the same hash. See `networkOf`. All processes with the same secret write the same
 * hash. The key changes every day, so no one without the secret can follow a caller from day to
 * day.
 *
 * @param secret `AUTH_SECRET`; if not set, this process uses a random key
 */
export function callerHash(secret: string | undefined, clock: Clock): (address: string) => string {
  const root = secret ?? randomBytes(32);
  let day = '';
  let key = Buffer.alloc(0);
  return (address) => {
    const today = dayOf(clock());
    if (today !== day) {
      day = today;
      key = Buffer.from(hkdfSync('sha256', root, day, 'latchkey request log', 32));
    }
    const hash = createHmac('sha256', key).update(networkOf(address)).digest('base64url');
    return hash.slice(0, LENGTH);
  };
}
