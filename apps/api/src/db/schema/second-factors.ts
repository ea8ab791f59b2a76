import { index, pgTable, text, timestamp, unique, uuid } from '../drizzle.ts';
import { secondFactors, sessions } from './accounts.ts';

const moment = () => timestamp({ withTimezone: true });

const factorId = () =>
  uuid()
    .notNull()
    .references(() => secondFactors.id, { onDelete: 'cascade' });

/** Requests to verify a second factor. Each request belongs to the session that made it. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid().primaryKey(),
    factorId: factorId(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The random text that a passkey signs. Null for an authenticator app. */
    challenge: text(),
    createdAt: moment().notNull(),
  },
  ({ factorId, sessionId, createdAt }) => [
    index('factor_challenges_factor_id_index').on(factorId),
    index('factor_challenges_session_id_index').on(sessionId),
    index('factor_challenges_created_at_index').on(createdAt),
  ],
);

/** Recovery codes. Each one works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    factorId: factorId(),
    /** The first characters of the code, which identify the code's row. */
    start: text().notNull(),
    /** Argon2id hash of the whole code. */
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  ({ factorId, start }) => [unique('recovery_codes_start_unique').on(factorId, start)],
);
