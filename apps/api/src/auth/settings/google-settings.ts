import * as z from 'zod/mini';
import { isProviderAddress, list } from '../../settings/values.ts';

function address(example: string) {
  const error = `must be an address like ${example}`;
  return z.string().check(z.refine(isProviderAddress, { error }));
}

/** Environment variables for sign-in with Google. */
export const googleEnvironment = {
  GOOGLE_CLIENT_ID: z._default(
    list((part) => part !== '', 'must be a comma-separated list of client IDs'),
    [],
  ),
  GOOGLE_ISSUER: z._default(address('https://host'), 'https://accounts.google.com'),
  GOOGLE_SCRIPT_URL: z._default(
    address('https://host/script'),
    'https://accounts.google.com/gsi/client',
  ),
};

const environment = z.object(googleEnvironment);

export interface GoogleSettings {
  /** The issuer in Google's tokens. */
  readonly issuer: string;
  /** Our client IDs at Google. The web app uses the first one. */
  readonly clientIds: readonly string[];
  /** URL of the script that renders Google's button. */
  readonly script: string;
}

/**
 * Returns the settings for sign-in with Google. Undefined if no client ID is set, which turns off
 * sign-in with Google.
 */
export function googleSettings(read: z.output<typeof environment>): GoogleSettings | undefined {
  if (read.GOOGLE_CLIENT_ID.length === 0) return undefined;
  return {
    issuer: read.GOOGLE_ISSUER,
    clientIds: read.GOOGLE_CLIENT_ID,
    script: read.GOOGLE_SCRIPT_URL,
  };
}
