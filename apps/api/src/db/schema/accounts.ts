import {
  boolean,
  bytea,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from '../drizzle.ts';
import { outboxColumns } from './outbox-columns.ts';

const moment = () => timestamp({ withTimezone: true });

/** User accounts. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /**
   * Email address in lower case. Null if the provider supplied no address, or an address that is
   * already taken.
   */
  email: text().unique('users_email_unique'),
  /** The password's Argon2id hash, in PHC string format. Null if the user has no password. */
  passwordHash: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull(),
  emailConfirmedAt: moment(),
  /** When the user verified the email address, through an emailed link or a provider. */
  emailProvenAt: moment(),
  /**
   * When the owner of the email address gained sole access. The first verification sets this time
   * and revokes all earlier access. Versions without the table `account_mails` set this time after
   * the verification.
   */
  ownerSince: moment(),
  /** SHA-256 hash of the cookie of the browser that signed up. */
  signUpBrowser: text(),
  confirmationSentAt: moment(),
  recoverySentAt: moment(),
  lastSignInAt: moment(),
  bannedUntil: moment(),
  /** Whether the user may see leads and the overview. */
  isOperator: boolean().notNull().default(false),
  /** Whether the user may edit the catalog. */
  isCatalogEditor: boolean().notNull().default(false),
  /**
   * Whether the user has all permissions of an operator, and may also erase a person and place
   * legal holds on requests.
   */
  isManager: boolean().notNull().default(false),
  /** Whether the user may read the audit log. */
  isAuditor: boolean().notNull().default(false),
  /**
   * Roles from the identity provider, as of the last sign-in or refresh. They apply only in
   * sessions that the provider opened. The columns above contain roles that the operator command
   * granted.
   */
  providerRoles: text({ enum: ['leads', 'catalog', 'manager', 'auditor'] })
    .array()
    .notNull()
    .default([]),
  /** An operator's name, as shown to the team and sent to the lender's own systems. */
  officerName: text(),
  /** An operator's NMLS ID. */
  nmlsNumber: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user's identities: one for email and password, one per provider. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    provider: text({ enum: ['email', 'google', 'oidc'] }).notNull(),
    /** The provider's issuer. Empty for our own accounts. Unique together with the subject. */
    issuer: text().notNull(),
    subject: text().notNull(),
    claims: jsonb().$type<Record<string, unknown>>().notNull(),
    lastSignInAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  ({ userId, issuer, subject }) => [
    unique('identities_subject_unique').on(issuer, subject),
    index('identities_user_id_index').on(userId),
  ],
);

/**
 * Second factors of accounts. If a user removes or replaces a factor, sessions that verified it are
 * treated as signed in with only the first factor.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** An authenticator app, a passkey, or a set of recovery codes. */
    type: text({ enum: ['totp', 'webauthn', 'recovery_code'] }).notNull(),
    /** The name that the user chose. May be empty. */
    name: text().notNull(),
    /** The key of an authenticator app, encrypted with the server's key. */
    secret: bytea(),
    /**
     * The period of the last accepted code. Codes from this period and earlier periods no longer
     * work.
     */
    lastPeriod: integer(),
    /** The passkey's ID, in base64url. */
    credentialId: text().unique('second_factors_credential_unique'),
    /** The data for verifying the passkey's signatures. The public key is in base64url. */
    credential: jsonb().$type<{ publicKey: string; counter: number; transports: string[] }>(),
    /** When the user first verified the factor. Until then, the factor has no effect. */
    verifiedAt: moment(),
    lastChallengedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  ({ userId }) => [index('second_factors_user_id_index').on(userId)],
);

/**
 * Sessions. No token is stored. A refresh token is derived from the session's ID, counter and key.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** The key for refresh tokens: 256 bits, encrypted with the server's key. */
    refreshKey: bytea().notNull(),
    /**
     * Counter of the current refresh token. The previous token is still accepted for a few seconds.
     */
    counter: integer().notNull(),
    /**
     * How and when the user signed in and verified second factors. See `SignInMethod` for the ways
     * to sign in.
     */
    amr: jsonb().$type<{ method: string; timestamp: number }[]>().notNull(),
    /** The second factor that the session verified last. Null if it verified no second factor. */
    factorId: uuid().references(() => secondFactors.id, { onDelete: 'set null' }),
    userAgent: text(),
    createdAt: moment().notNull(),
    refreshedAt: moment().notNull(),
    /**
     * When someone last used the session. If the account has a role, this is the time of the last
     * request with one of the session's tokens. Otherwise, it is the time of the last refresh that
     * the user caused.
     */
    usedAt: moment().notNull().defaultNow(),
    /**
     * When the user last proved ownership of the account: at sign-in, or by a later confirmation.
     */
    confirmedAt: moment(),
  },
  ({ userId, factorId, refreshedAt }) => [
    index('sessions_user_id_index').on(userId),
    index('sessions_factor_id_index').on(factorId),
    index('sessions_refreshed_at_index').on(refreshedAt),
  ],
);

/**
 * Account emails. A request for a link is stored whether or not the address has an account. Sending
 * the email sets the token. The token works once, within an hour.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid().primaryKey(),
    purpose: text({
      enum: [
        'signup',
        'recovery',
        'reauthentication',
        'password-changed',
        'address-changed',
        'google-linked',
        'provider-linked',
        'factor-added',
        'factor-removed',
        'recovery-code-used',
        'factors-reset',
        'invitation',
      ],
    }).notNull(),
    /** Recipient's email address, in lower case. */
    email: text().notNull(),
    /** The client's S256 challenge if it uses PKCE. */
    codeChallenge: text(),
    /** The requested page, if it is allowed. */
    redirectTo: text(),
    /**
     * For a sign-up, the hash of the password that the user typed. The hash belongs to this attempt
     * until the user follows the link. For other emails, the hash of the code in the email, once
     * the email is sent.
     */
    passwordHash: text(),
    metadata: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 hash of the cookie of the browser that signed up. */
    browserHash: text(),
    /**
     * Language of the page that caused the email, such as `es`. Null for emails stored by older
     * versions.
     */
    language: text(),
    ...outboxColumns(),
    /** The user, the token's SHA-256 hash, and its expiration time. Set when the email is sent. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().unique('account_mails_token_unique'),
    expiresAt: moment(),
  },
  ({ userId, createdAt }) => [
    index('account_mails_user_id_index').on(userId),
    index('account_mails_created_at_index').on(createdAt),
  ],
);

/**
 * Invitations to a role. The row in `account_mails` with the same ID sends the link, which works
 * once, within a week. A row is kept for a while after that, so that the page can say whether
 * the link was used, was replaced or expired.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    /** The invited address, in lower case. */
    email: text().notNull(),
    role: text({ enum: ['leads', 'catalog', 'manager', 'auditor'] }).notNull(),
    /** SHA-256 hash of the token in the link. Set when the email is sent. */
    tokenHash: text().unique('invitations_token_unique'),
    state: text({ enum: ['open', 'accepted', 'replaced'] })
      .notNull()
      .default('open'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ email, expiresAt }) => [
    index('invitations_email_index').on(email),
    index('invitations_expires_at_index').on(expiresAt),
  ],
);

/**
 * Links that earlier versions emailed. This version does not use the table, but keeps it, because a
 * server on the earlier version may still run during an upgrade.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    purpose: text({ enum: ['signup', 'recovery'] }).notNull(),
    /** SHA-256 hash of the token in the email. */
    tokenHash: text().notNull().unique('one_time_tokens_hash_unique'),
    /** The client's S256 challenge if it uses PKCE. */
    codeChallenge: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ userId, purpose, expiresAt }) => [
    unique('one_time_tokens_purpose_unique').on(userId, purpose),
    index('one_time_tokens_expires_at_index').on(expiresAt),
  ],
);

/** Codes that a PKCE client exchanges for a session. Each code works once, within five minutes. */
export const flowStates = pgTable(
  'flow_states',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** SHA-256 hash of the code. */
    codeHash: text().notNull().unique('flow_states_code_unique'),
    codeChallenge: text().notNull(),
    method: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ expiresAt }) => [index('flow_states_expires_at_index').on(expiresAt)],
);

/** Keys for access tokens. The newest active key signs, and all keys verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** The private JSON Web Key, encrypted with the server's key. */
  privateKey: bytea().notNull(),
  publicKey: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull(),
  /**
   * When the key stopped signing. The key continues to verify tokens until every token that it
   * signed has expired.
   */
  retiredAt: moment(),
});

/** Server secrets that the settings do not provide, generated at the server's first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: bytea().notNull(),
});
