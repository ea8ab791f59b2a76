import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, so that nobody guesses one, as text for an address. */
export function secretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a token is kept. A plain hash will do: there is too much chance in it to try all. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
