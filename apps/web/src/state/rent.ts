import * as z from 'zod/mini';
import { storage } from '@/lib/storage.ts';

const KEY = 'latchkey.rent';

const Rent = z.catch(z.nullable(z.int().check(z.gte(0))), null);

/**
 * Returns the buyer's current rent, in whole dollars a month. Null if the buyer has not entered it.
 * The rent stays in this browser. It is not part of the quote, so no request or link contains it.
 */
export function storedRent(): number | null {
  return Rent.parse(storage.read(KEY));
}

/** Stores the rent, in whole dollars a month. Null removes the stored rent. */
export function keepRent(rent: number | null): void {
  if (rent === null) storage.remove(KEY);
  else storage.write(KEY, rent);
}
