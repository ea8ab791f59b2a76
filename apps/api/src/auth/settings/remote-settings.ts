import * as z from 'zod/mini';
import { isWebAddress } from '../../settings/values.ts';
import { StartFailure } from '../../start-failure.ts';

/** The part of the environment about accounts that a hosted service keeps. */
export const remoteEnvironment = {
  SUPABASE_URL: z.optional(
    z
      .string()
      .check(z.refine(isWebAddress, { error: 'must be an address like https://abc.supabase.co' })),
  ),
  SUPABASE_ANON_KEY: z.optional(z.string()),
  SUPABASE_JWT_SECRET: z.optional(z.string()),
};

const environment = z.object(remoteEnvironment);

/** A hosted service that keeps the accounts. */
export interface RemoteSettings {
  /** Where it signs people in, and what its tokens name as their issuer. */
  readonly url: string;
  /** The key that its clients show; it is no secret. */
  readonly apikey: string;
  /** The secret that it signs with, where it does not sign with a key that it publishes. */
  readonly jwtSecret: string | undefined;
}

/**
 * Nothing without the service's address: then accounts are kept here.
 *
 * @throws {StartFailure}
 */
export function remoteSettings(read: z.output<typeof environment>): RemoteSettings | undefined {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: apikey, SUPABASE_JWT_SECRET: jwtSecret } = read;
  if (url === undefined) return undefined;
  if (apikey === undefined) {
    throw new StartFailure('SUPABASE_ANON_KEY must be set where SUPABASE_URL is');
  }
  return { url: `${url.replace(/\/$/, '')}/auth/v1`, apikey, jwtSecret };
}
