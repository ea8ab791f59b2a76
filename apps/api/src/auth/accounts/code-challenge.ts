import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { AuthRefusal } from '../http/auth-refusal.ts';

/** Request fields that a PKCE client sends. */
export const pkceFields = {
  code_challenge: z.optional(z.nullable(z.string())),
  code_challenge_method: z.optional(z.nullable(z.string())),
};

const fields = z.object(pkceFields);

/** @see RFC 7636, 4.1 and 4.2 */
const validChallenge = /^[\w.~-]{43,128}$/;

/**
 * Validates the challenge of a PKCE client. Only S256 is allowed, because a plain challenge reveals
 * the verifier.
 *
 * @returns null if the client does not use PKCE
 * @throws {AuthRefusal} `validation_failed`
 */
export function codeChallenge(body: z.infer<typeof fields>): string | null {
  const challenge = body.code_challenge ?? '';
  const method = body.code_challenge_method ?? '';
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw refused('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (method.toLowerCase() !== 's256') throw refused('code_challenge_method must be s256');
  if (!validChallenge.test(challenge))
    throw refused('code challenge has to be between 43 and 128 characters');
  return challenge;
}

/** Computes the S256 challenge of a PKCE verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function refused(message: string): AuthRefusal {
  return new AuthRefusal('validation_failed', { message });
}
