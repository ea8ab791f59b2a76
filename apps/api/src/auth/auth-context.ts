import type { Brand } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { BrowserMarker } from './accounts/browser-marker.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { KnownDevices } from './rate-limits/known-devices.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { GoodTokens } from './sessions/good-tokens.ts';
import type { Sealer } from './sessions/sealer.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';
import type { AuthSettings } from './settings/auth-settings.ts';

/** What every part of the account server works with. */
export interface AuthContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: AuthSettings;
  /** Where the account server answers, as tokens and mails name it. */
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly goodTokens: GoodTokens;
  /** Keeps secrets that the database holds. */
  readonly sealer: Sealer;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly devices: KnownDevices;
  readonly browserMarker: BrowserMarker;
  readonly brand: Brand;
  readonly mailer: Mailer;
  readonly jobs: JobQueue;
  readonly log: FastifyBaseLogger;
}
