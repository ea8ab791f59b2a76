import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Lengths of a token's parts, in bytes. */
const ID = 16;
const COUNTER = 4;
const SIGNATURE = 32;
const LENGTH = ID + COUNTER + SIGNATURE;

/** The content of a refresh token before its signature is verified. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly counter: number;
  readonly signature: Uint8Array;
}

/**
 * Builds a refresh token: session ID, counter, and HMAC-SHA256 of both with the session's key. The
 * database never stores the token, so no one can steal tokens from the database.
 */
export function refreshToken(key: Uint8Array, sessionId: string, counter: number): string {
  return Buffer.concat([head(sessionId, counter), sign(key, sessionId, counter)]).toString(
    'base64url',
  );
}

/** Parses a refresh token. Returns undefined if the token is malformed. */
export function readRefreshToken(token: string): RefreshClaim | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== LENGTH || bytes.toString('base64url') !== token) return undefined;
  const id = bytes.toString('hex', 0, ID);
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUInt32BE(ID),
    signature: bytes.subarray(ID + COUNTER),
  };
}

/** Whether the token was signed with the session's key. */
export function isGenuine(
  key: Uint8Array,
  { sessionId, counter, signature }: RefreshClaim,
): boolean {
  return timingSafeEqual(sign(key, sessionId, counter), signature);
}

function sign(key: Uint8Array, sessionId: string, counter: number): Buffer {
  // Using raw bytes as the key would take four times as long.
  return createHmac('sha256', createSecretKey(key)).update(head(sessionId, counter)).digest();
}

function head(sessionId: string, counter: number): Buffer {
  const bytes = Buffer.alloc(ID + COUNTER);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(counter, ID);
  return bytes;
}
