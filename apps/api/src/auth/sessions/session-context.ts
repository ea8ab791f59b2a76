import type { Database } from '../../db/database.ts';
import type { Clock } from '../../process/clock.ts';
import type { AuthSettings } from '../settings/auth-settings.ts';
import type { Sealer } from './sealer.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { VerifiedTokenCache } from './verified-token-cache.ts';

/** Dependencies of sessions and access tokens. */
export interface SessionContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: AuthSettings;
  /** URL of the account server. Access tokens contain this URL as `iss`. */
  readonly issuer: string;
  readonly keys: SigningKeys;
  readonly verifiedTokens: VerifiedTokenCache;
  /** Encrypts the secrets that the database stores. */
  readonly sealer: Sealer;
}
