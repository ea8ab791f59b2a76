import type { Brand } from '@latchkey/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import type { KnownDevices } from './known-device/known-devices.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Sealer } from './server-secret/sealer.ts';
import type { BrowserMarker } from './sign-up/browser-marker.ts';
import type { GoodTokens } from './tokens/good-tokens.ts';

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
