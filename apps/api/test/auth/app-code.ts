import { Secret, TOTP } from 'otpauth';

/**
 * Returns the code that an authenticator app shows.
 *
 * @param key the app's key, in base32
 * @param timestamp the phone's clock, in milliseconds since 1970
 */
export function appCode(key: string, timestamp: number = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}
