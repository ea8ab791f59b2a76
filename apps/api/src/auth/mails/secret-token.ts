import { createHash, randomBytes } from 'node:crypto';

/** Generates a random URL-safe token of 256 bits. */
export function secretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for the database. SHA-256 is strong enough, because tokens are random. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
