import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** How long an authenticator app shows a code, in seconds (RFC 6238, section 5.2). */
const PERIOD_SECONDS = 30;

/** Length of a key, in bytes: the same as the output of HMAC-SHA-1 (RFC 4226, section 4). */
const KEY_BYTES = 20;

/** Number of periods that a phone's clock may be ahead or behind (RFC 6238, section 5.2). */
const MAX_DRIFT = 1;

/**
 * Number of additional periods in which we still recognize an expired code. Together, they last ten
 * minutes.
 */
const EXPIRED_PERIODS = 20;

/** The key of an authenticator app, in the formats that apps accept. */
export interface AppKey {
  readonly bytes: Uint8Array;
  /** The key in base32, for users to type. */
  readonly text: string;
  /** The key as an `otpauth:` URL. */
  readonly uri: string;
  /** The URL as a QR code, in SVG. */
  readonly qrCode: string;
}

/**
 * Creates the key of an authenticator app.
 *
 * @param issuer the site's name, which the app shows
 * @param label the account's name, which the app shows
 */
export function newAppKey(issuer: string, label: string): AppKey {
  const secret = new Secret({ size: KEY_BYTES });
  const uri = new TOTP({ issuer, label, secret, period: PERIOD_SECONDS }).toString();
  return {
    bytes: secret.bytes,
    text: secret.base32,
    uri,
    qrCode: encodeQR(uri, 'svg', { border: 4 }),
  };
}

/**
 * A code as an authenticator app shows it. The library throws an error for digits of other scripts.
 */
const SIX_DIGITS = /^[0-9]{6}$/;

/** A correct code with its period, or the reason why a code is not accepted. */
export type CodeVerdict = { readonly period: number } | 'expired' | 'wrong';

/**
 * Checks a code from an authenticator app. Treats a code from a clock that is far ahead as wrong. A
 * separate error would tell an attacker which codes will be valid soon.
 */
export function checkCode(key: Uint8Array, code: string, now: Date): CodeVerdict {
  if (!SIX_DIGITS.test(code)) return 'wrong';
  const app = new TOTP({ secret: new Secret({ buffer: bufferOf(key) }), period: PERIOD_SECONDS });
  const timestamp = now.getTime();
  const drift = app.validate({ token: code, timestamp, window: MAX_DRIFT });
  if (drift !== null) return { period: app.counter({ timestamp }) + drift };

  const half = EXPIRED_PERIODS / 2;
  const middle = timestamp - (MAX_DRIFT + half) * PERIOD_SECONDS * 1_000;
  const expired = app.validate({ token: code, timestamp: middle, window: half - 1 });
  return expired === null ? 'wrong' : 'expired';
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}
