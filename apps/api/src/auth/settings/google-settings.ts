import * as z from 'zod/mini';
import { isProviderAddress, list } from '../../settings/values.ts';

function address(example: string) {
  const error = `must be an address like ${example}`;
  return z.string().check(z.refine(isProviderAddress, { error }));
}

/** The part of the environment about sign-in with Google. */
export const googleEnvironment = {
  GOOGLE_CLIENT_ID: z._default(
    list((part) => part !== '', 'must list client ids, with commas between'),
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
  /** Who vouches, as tokens name it. */
  readonly issuer: string;
  /** Us, as Google knows us; the web app uses the first, other programs may use others. */
  readonly clientIds: readonly string[];
  /** The script that draws Google's button. */
  readonly script: string;
}

/** Nothing without a client id: then nobody signs in with Google. */
export function googleSettings(read: z.output<typeof environment>): GoogleSettings | undefined {
  if (read.GOOGLE_CLIENT_ID.length === 0) return undefined;
  return {
    issuer: read.GOOGLE_ISSUER,
    clientIds: read.GOOGLE_CLIENT_ID,
    script: read.GOOGLE_SCRIPT_URL,
  };
}
