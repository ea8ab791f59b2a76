import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** What a thread of `hash-threads.ts` is given to do. */
export type Argon2Work =
  | { readonly password: string; readonly cost: Options }
  | { readonly password: string; readonly kept: string };

/** @returns the hash of a password, or whether a kept hash is of it */
export function argon2(work: Argon2Work): string | boolean {
  return 'kept' in work ? verifySync(work.kept, work.password) : hashSync(work.password, work.cost);
}
