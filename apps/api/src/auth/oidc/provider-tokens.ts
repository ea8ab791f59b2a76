import * as z from 'zod/mini';
import type { Sealer } from '../sessions/sealer.ts';
import type { ProviderSession } from './repository.ts';

/** The provider's tokens that the server needs later. */
export interface ProviderTokens {
  readonly refreshToken?: string | undefined;
  /** Identifies the session that the provider should end at sign-out. */
  readonly idToken?: string | undefined;
}

const ProviderTokens = z.object({
  refreshToken: z.optional(z.string()),
  idToken: z.optional(z.string()),
});

/** Encrypts the provider's tokens for the database. */
export function sealTokens(sealer: Sealer, id: string, tokens: ProviderTokens): Buffer {
  const { refreshToken, idToken } = tokens;
  return sealer.seal(Buffer.from(JSON.stringify({ refreshToken, idToken })), id);
}

/**
 * Decrypts the provider's tokens. Returns no tokens if they were encrypted with an unknown secret.
 */
export function openTokens(
  sealer: Sealer,
  { id, tokens }: Pick<ProviderSession, 'id' | 'tokens'>,
): ProviderTokens {
  const opened = sealer.open(tokens, id);
  return opened ? ProviderTokens.parse(JSON.parse(opened.toString('utf8'))) : {};
}
