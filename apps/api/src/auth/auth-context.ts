import type { Site } from '../site/site.ts';
import { argon2Passwords } from './passwords/argon2-passwords.ts';
import type { Passwords } from './passwords/passwords.ts';
import { type KnownDevices, knownDevices } from './rate-limits/known-devices.ts';
import { serverSealer } from './sessions/server-secret-repository.ts';
import type { SessionContext } from './sessions/session-context.ts';
import { givenKeys } from './sessions/signing-keys.ts';
import { storedKeys } from './sessions/stored-keys.ts';
import { verifiedTokenCache } from './sessions/verified-token-cache.ts';
import type { AuthSettings } from './settings/auth-settings.ts';

export interface AuthDependencies
  extends Pick<Site, 'database' | 'clock' | 'brand' | 'mailer' | 'jobs' | 'limits' | 'log'> {
  readonly settings: AuthSettings;
  /** Other origins whose pages may call this server. */
  readonly corsOrigins: readonly string[];
}

/** Everything that the account server's routes need. */
export interface AuthContext extends SessionContext, Omit<AuthDependencies, 'corsOrigins'> {
  readonly passwords: Passwords;
  readonly devices: KnownDevices;
}

/** Builds the context. Creates and stores any secrets and keys that the settings do not provide. */
export async function buildAuthContext(dependencies: AuthDependencies): Promise<AuthContext> {
  const { database, clock, settings, brand, corsOrigins } = dependencies;
  const sealer = await serverSealer(database, settings);
  const { jwtKeys, tokenSeconds } = settings;
  const keys = jwtKeys
    ? await givenKeys(jwtKeys)
    : await storedKeys({ database, sealer, clock, tokenSeconds });
  return {
    ...dependencies,
    issuer: `${settings.siteUrl}${settings.prefix}`,
    keys,
    verifiedTokens: verifiedTokenCache(),
    sealer,
    devices: knownDevices({ sealer, clock, settings, corsOrigins }),
    passwords: argon2Passwords({ ...settings, ownWords: [brand.name, brand.legal.company] }),
  };
}
