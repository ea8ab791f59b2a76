import { randomUUID } from 'node:crypto';
import type { Account, User } from './repository.ts';

interface EmailAccount extends Pick<User, 'passwordHash' | 'signUpBrowser'> {
  readonly id?: string;
  readonly email: string;
  /** User metadata, such as `full_name`. */
  readonly data: Record<string, unknown>;
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/** Creates the account for a sign-up, with an email address that is not verified yet. */
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
  const fields = {
    email,
    passwordHash,
    signUpBrowser,
    metadata,
    emailConfirmedAt: isConfirmed ? now : null,
    emailProvenAt: null,
    ownerSince: null,
  };
  const user = { ...newUser(fields, now, id), confirmationSentAt: isConfirmed ? null : now };
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

type NewUser = Pick<
  User,
  | 'email'
  | 'passwordHash'
  | 'signUpBrowser'
  | 'metadata'
  | 'emailConfirmedAt'
  | 'emailProvenAt'
  | 'ownerSince'
>;

/** Returns a new user. Omitted fields are empty. */
export function newUser(fields: NewUser, now: Date, id: string = randomUUID()): User {
  return {
    ...fields,
    id,
    confirmationSentAt: null,
    recoverySentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    isOperator: false,
    isCatalogEditor: false,
    isManager: false,
    isAuditor: false,
    providerRoles: [],
    officerName: null,
    nmlsNumber: null,
    createdAt: now,
    updatedAt: now,
  };
}
