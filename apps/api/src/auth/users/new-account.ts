import { randomUUID } from 'node:crypto';
import { newUser } from './new-user.ts';
import type { Account } from './repository.ts';

interface EmailAccount {
  readonly email: string;
  readonly passwordHash: string;
  /** What the person says of themselves, such as `full_name`. */
  readonly data: Record<string, unknown>;
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/** A person who signs up with an e-mail address and a password. */
export function newAccount({ email, passwordHash, data, isConfirmed, now }: EmailAccount): Account {
  const id = randomUUID();
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
    metadata,
    emailConfirmedAt: isConfirmed ? now : null,
    // Nobody has seen yet that the address is theirs.
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
