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

const moment = () => timestamp({ withTimezone: true });

/** People with an account. */
export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** In lower case; null where a provider named none, or one that is taken. */
  email: text().unique('users_email_unique'),
  /** Argon2id in the PHC string format; null where only a provider signs in. */
  passwordHash: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull(),
  emailConfirmedAt: moment(),
  /** When this person proved to own the address, by a mail's link or a provider. */
  emailProvenAt: moment(),
  /**
   * Since when only the owner of the address can open the account: the first proof of the address,
   * which clears what others put in. Versions before `account_mails` set it later than the proof.
   */
  ownerSince: moment(),
  /** SHA-256 of the marker of the browser that signed up. */
  signUpBrowser: text(),
  confirmationSentAt: moment(),
  recoverySentAt: moment(),
  lastSignInAt: moment(),
  bannedUntil: moment(),
  isOperator: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The ways in which a person is known: by e-mail and password, or by a provider. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    provider: text({ enum: ['email', 'google'] }).notNull(),
    /** Who vouches; empty for our own. With the subject it names the person. */
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
 * Sign-ins that last. No token is kept: a refresh token is derived from the session's id, the
 * counter and the key.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** 256 bits, encrypted with the server's key. */
    refreshKey: bytea().notNull(),
    /** Of the one refresh token that is good; the one before it is answered for some seconds. */
    counter: integer().notNull(),
    /** How the person signed in: `password`, `otp`, `recovery` or `oauth`, and when. */
    amr: jsonb().$type<{ method: string; timestamp: number }[]>().notNull(),
    userAgent: text(),
    createdAt: moment().notNull(),
    refreshedAt: moment().notNull(),
  },
  ({ userId, refreshedAt }) => [
    index('sessions_user_id_index').on(userId),
    index('sessions_refreshed_at_index').on(refreshedAt),
  ],
);

/**
 * Mails that wait to be sent. A request for a mail with a link is stored whether or not the address
 * has an account. The link's token is added when the mail is written, and works once, for an hour.
 */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid().primaryKey(),
    purpose: text({
      enum: ['signup', 'recovery', 'password-changed', 'address-changed', 'google-linked'],
    }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** The client's S256 challenge if it asked for PKCE. */
    codeChallenge: text(),
    /** The page that the link leads to, if the caller named one that is allowed. */
    redirectTo: text(),
    /** What was typed at sign-up belongs to this one attempt until its link is followed. */
    passwordHash: text(),
    metadata: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 of the marker of the browser that signed up. */
    browserHash: text(),
    createdAt: moment().notNull(),
    /** Set together when the mail is written: the account, SHA-256 of the token, the token's end. */
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
 * Links that earlier versions mailed. Nothing reads it any more: it stays for one version because a
 * process of the earlier version may still run during an upgrade.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    purpose: text({ enum: ['signup', 'recovery'] }).notNull(),
    /** SHA-256 of what the mail carries. */
    tokenHash: text().notNull().unique('one_time_tokens_hash_unique'),
    /** The client's S256 challenge where it asked for PKCE. */
    codeChallenge: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ userId, purpose, expiresAt }) => [
    unique('one_time_tokens_purpose_unique').on(userId, purpose),
    index('one_time_tokens_expires_at_index').on(expiresAt),
  ],
);

/** Codes that a PKCE client changes for a session: each good once, for five minutes. */
export const flowStates = pgTable(
  'flow_states',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** SHA-256 of the code. */
    codeHash: text().notNull().unique('flow_states_code_unique'),
    codeChallenge: text().notNull(),
    method: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ expiresAt }) => [index('flow_states_expires_at_index').on(expiresAt)],
);

/** Keys that sign access tokens. The newest active one signs; every one listed verifies. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** The private JSON Web Key, encrypted with the server's key. */
  privateKey: bytea().notNull(),
  publicKey: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull(),
  /** When it stopped signing; tokens that it signed are good for an hour more. */
  retiredAt: moment(),
});

/** Secrets of the server where its settings give none, made at its first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: bytea().notNull(),
});
