import { randomUUID } from 'node:crypto';
import type { User } from './repository.ts';

type Known = Pick<
  User,
  | 'email'
  | 'passwordHash'
  | 'signUpBrowser'
  | 'metadata'
  | 'emailConfirmedAt'
  | 'emailProvenAt'
  | 'ownerSince'
>;

/** A person who was not here before: of all but what is known of them nothing is so yet. */
export function newUser(known: Known, now: Date, id: string = randomUUID()): User {
  return {
    ...known,
    id,
    confirmationSentAt: null,
    recoverySentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    isOperator: false,
    createdAt: now,
    updatedAt: now,
  };
}
