import { randomUUID } from 'node:crypto';
import type { Account, User } from './repository.ts';

interface EmailAccount extends Pick<User, 'passwordHash' | 'signUpBrowser'> {
  readonly id?: string;
  readonly email: string;
  /** What the person says of themselves, such as `full_name`. */
  readonly data: Record<string, unknown>;
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/** The account of a sign-up with an e-mail address. The address is not proven yet. */
export function newAccount({
  id = randomUUID(),
  email,
  passwordHash,
  signUpBrowser,
  data,
  isConfirmed,
  now,
}: EmailAccount): Account {
  const metadata = {
    ...data,
    email,
    email_verified: isConfirmed,
    phone_verified: false,
    sub: id,
  };
  const known = {
    email,
    passwordHash,
    signUpBrowser,
    metadata,
    emailConfirmedAt: isConfirmed ? now : null,
    emailProvenAt: null,
    ownerSince: null,
  };
  const user = { ...newUser(known, now, id), confirmationSentAt: isConfirmed ? null : now };
  const identity = {
    id: randomUUID(),
    userId: id,
    provider: 'email' as const,
    issuer: '',
    subject: id,
    claims: metadata,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  };
  return { user, identities: [identity] };
}

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
