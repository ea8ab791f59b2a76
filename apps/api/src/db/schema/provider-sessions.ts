import { bytea, index, pgTable, text, timestamp, unique, uuid } from '../drizzle.ts';
import { sessions, users } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

/** Sign-ins that a browser has started at the identity provider and has not finished. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    /** SHA-256 hash of the `state` that the browser brings back. Works once. */
    stateHash: text().primaryKey(),
    /** SHA-256 hash of the cookie of the browser that started the sign-in. */
    browserHash: text().notNull(),
    /** The nonce that the ID token must contain, and the verifier of the provider's code. */
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The challenge of our own client, which gets a code for its session at the end. */
    codeChallenge: text().notNull(),
    redirectTo: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ expiresAt }) => [index('provider_sign_ins_expires_at_index').on(expiresAt)],
);

/**
 * What the identity provider said about a session. The server asks the provider again at each
 * refresh of the session.
 */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of our code that the client exchanges for the session. */
    codeHash: text().notNull().unique('provider_sessions_code_unique'),
    /** Null until the client has exchanged the code. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The provider's ID of its own session, if it has one. A sign-out there names it. */
    sid: text(),
    /** The provider's refresh token and latest ID token, encrypted with the server's key. */
    tokens: bytea().notNull(),
    /** When the provider last confirmed the user and the roles. */
    checkedAt: moment().notNull(),
    /** Until when one process asks the provider. Other processes wait. */
    askingUntil: moment(),
    createdAt: moment().notNull(),
  },
  ({ userId, sessionId, issuer, subject }) => [
    unique('provider_sessions_session_unique').on(sessionId),
    index('provider_sessions_user_id_index').on(userId),
    index('provider_sessions_subject_index').on(issuer, subject),
  ],
);

/** Sign-out messages of the provider that the server has followed. Each one works once. */
export const usedLogoutTokens = pgTable(
  'used_logout_tokens',
  {
    /** SHA-256 hash of the message's issuer and ID. */
    idHash: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  ({ expiresAt }) => [index('used_logout_tokens_expires_at_index').on(expiresAt)],
);
