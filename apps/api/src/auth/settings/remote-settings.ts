import * as z from 'zod/mini';
import { StartFailure } from '../../process/start-failure.ts';
import { isWebAddress } from '../../settings/values.ts';

/** Environment variables for a hosted account service. */
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

/** A hosted account service. */
export interface RemoteSettings {
  /** URL of the service's account server, which is also the issuer of the service's tokens. */
  readonly url: string;
  /** Public key, not a secret, that the service's clients send. */
  readonly apikey: string;
  /** Secret that signs the service's tokens, if the service does not publish keys. */
  readonly jwtSecret: string | undefined;
}

/**
 * Returns the settings of a hosted account service. Undefined if `SUPABASE_URL` is not set. This
 * server then manages its own accounts.
 *
 * @throws {StartFailure} if the URL is set without the anon key
 */
export function remoteSettings(read: z.output<typeof environment>): RemoteSettings | undefined {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: apikey, SUPABASE_JWT_SECRET: jwtSecret } = read;
  if (url === undefined) return undefined;
  if (apikey === undefined) {
    throw new StartFailure('SUPABASE_ANON_KEY must be set if SUPABASE_URL is set');
  }
  return { url: `${url.replace(/\/$/, '')}/auth/v1`, apikey, jwtSecret };
}
