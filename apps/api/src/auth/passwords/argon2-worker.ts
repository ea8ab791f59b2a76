import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** A task for a thread in `hash-threads.ts`: hash a password, or verify it against a hash. */
export type Argon2Work =
  | { readonly password: string; readonly cost: Options }
  | { readonly password: string; readonly stored: string };

/** @returns the hash, or whether the password matches the stored hash */
export function argon2(work: Argon2Work): string | boolean {
  return 'stored' in work
    ? verifySync(work.stored, work.password)
    : hashSync(work.password, work.cost);
}
