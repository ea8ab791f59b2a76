import { bytea, index, pgTable, text, timestamp, unique, uuid } from '../drizzle.ts';
import { sessions, users } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

/** Unfinished sign-ins that browsers have started at the identity provider. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    /** SHA-256 hash of the `state` that the browser brings back. Each `state` works once. */
    stateHash: text().primaryKey(),
    /** SHA-256 hash of the cookie of the browser that started the sign-in. */
    browserHash: text().notNull(),
    /** The nonce that the ID token must contain, and the PKCE verifier for the provider's code. */
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /**
     * The PKCE challenge of our own client, which gets a code for its session at the end of the
     * sign-in.
     */
    codeChallenge: text().notNull(),
    redirectTo: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  ({ expiresAt }) => [index('provider_sign_ins_expires_at_index').on(expiresAt)],
);

/**
 * The identity provider's information about a session. The server asks the provider again each time
 * the session is refreshed.
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
    /**
     * The ID of the provider's own session, if the provider sent one. A sign-out message from the
     * provider contains this ID.
     */
    sid: text(),
    /** The provider's refresh token and latest ID token, encrypted with the server's key. */
    tokens: bytea().notNull(),
    /** When the provider last confirmed the user's access and roles. */
    checkedAt: moment().notNull(),
    /** The time until which one process may ask the provider. Other processes wait. */
    askingUntil: moment(),
    createdAt: moment().notNull(),
  },
  ({ userId, sessionId, issuer, subject }) => [
    unique('provider_sessions_session_unique').on(sessionId),
    index('provider_sessions_user_id_index').on(userId),
    index('provider_sessions_subject_index').on(issuer, subject),
  ],
);

/**
 * Sign-out messages from the provider that the server has already handled. Each message works once.
 */
export const usedLogoutTokens = pgTable(
  'used_logout_tokens',
  {
    /** SHA-256 hash of the message's issuer and ID. */
    idHash: text().primaryKey(),
    expiresAt: moment().notNull(),
  },
  ({ expiresAt }) => [index('used_logout_tokens_expires_at_index').on(expiresAt)],
);
