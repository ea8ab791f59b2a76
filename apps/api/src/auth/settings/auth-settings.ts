import * as z from 'zod/mini';
import { isWebAddress, list, wholeNumber, yesOrNo } from '../../settings/values.ts';
import { googleEnvironment, googleSettings } from './google-settings.ts';
import { jwkSet } from './jwk-set.ts';
import { remoteEnvironment, remoteSettings } from './remote-settings.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** A secret of fewer characters could be guessed: 256 bits are 32 bytes. */
const SHORTEST_SECRET = 32;
const secret = () =>
  z.string().check(z.minLength(SHORTEST_SECRET, `must have ${SHORTEST_SECRET} characters or more`));

const words = new Map([
  ['true', 1],
  ['false', 0],
]);

/** The account server's part of the environment. */
export const authEnvironment = {
  ...googleEnvironment,
  ...remoteEnvironment,
  SITE_URL: z.optional(
    z.string().check(z.refine(isWebAddress, { error: 'must be an address like https://host' })),
  ),
  AUTH_PREFIX: z._default(
    z.string().check(z.regex(/^(?!\/api(\/|$))(\/|(\/[\w.-]+)+)$/, 'must be a path like /auth/v1')),
    '/auth/v1',
  ),
  AUTH_SIGN_UP: z._default(yesOrNo(), true),
  AUTH_AUTOCONFIRM: z._default(yesOrNo(), true),
  AUTH_PASSWORD_MIN: z._default(wholeNumber(6, 72), 8),
  AUTH_TOKEN_SECONDS: z._default(wholeNumber(1, 86_400), 3_600),
  AUTH_REUSE_INTERVAL: z._default(wholeNumber(0, 60), 10),
  AUTH_IDLE_DAYS: z._default(wholeNumber(1, 365), 7),
  AUTH_ABSOLUTE_DAYS: z._default(wholeNumber(1, 3_650), 30),
  AUTH_JWT_KEYS: z.optional(jwkSet),
  AUTH_JWT_SECRET: z.optional(secret()),
  AUTH_SECRET: z.optional(secret()),
  AUTH_REDIRECT_ALLOW_LIST: z._default(
    list((part) => part !== '', 'must list addresses, with commas between'),
    [],
  ),
  AUTH_LIMITS: z._default(limitFactor(), 1),
};

/** Settings of the environment that hold a secret, and are not said back. */
export const authSecrets = [
  'AUTH_JWT_KEYS',
  'AUTH_JWT_SECRET',
  'AUTH_SECRET',
  'SUPABASE_JWT_SECRET',
] as const;

const environment = z.object(authEnvironment);

export type AuthSettings = ReturnType<typeof authSettings>;

interface Server {
  /** Where this server answers itself: the site's address unless the settings name one. */
  readonly ownUrl: string;
  readonly isProduction: boolean;
}

export function authSettings(read: z.output<typeof environment>, { ownUrl, isProduction }: Server) {
  return {
    isProduction,
    /** Where people open the web app, without a slash at its end. */
    siteUrl: (read.SITE_URL ?? ownUrl).replace(/\/$/, ''),
    /** Where the account server is mounted: empty, or a path that starts with a slash. */
    prefix: read.AUTH_PREFIX.replace(/\/$/, ''),
    isSignUpOpen: read.AUTH_SIGN_UP,
    /** Whether a new address counts as confirmed without a mail. */
    autoconfirm: read.AUTH_AUTOCONFIRM,
    /** Characters that a password must have. */
    shortestPassword: read.AUTH_PASSWORD_MIN,
    /** How long an access token is good, in seconds. */
    tokenSeconds: read.AUTH_TOKEN_SECONDS,
    /** How long the refresh token before the last is still answered, in milliseconds. */
    reuseInterval: read.AUTH_REUSE_INTERVAL * SECOND,
    /** How long a session lasts that is not used, in milliseconds. */
    idleLimit: read.AUTH_IDLE_DAYS * DAY,
    /** How long a session lasts at most, in milliseconds. */
    absoluteLimit: read.AUTH_ABSOLUTE_DAYS * DAY,
    /** Keys that sign access tokens, where the database is not to keep them. */
    jwtKeys: read.AUTH_JWT_KEYS,
    /** A secret shared with other servers that sign or check access tokens by HS256. */
    jwtSecret: read.AUTH_JWT_SECRET,
    /** What the server's own secrets are kept under; made and kept in the database if not given. */
    secret: read.AUTH_SECRET,
    /** Patterns of addresses to which a mail's link may lead besides the site's. */
    redirectAllowList: read.AUTH_REDIRECT_ALLOW_LIST,
    /** By what the limits on tries, sign-ups and mails are multiplied; 0 for none. */
    limitFactor: read.AUTH_LIMITS,
    /** Sign-in with Google; without a client id there is none. */
    google: googleSettings(read),
    /** A hosted service that keeps the accounts in our place. */
    remote: remoteSettings(read),
  } as const;
}

/** What the limits are multiplied by: `true` is 1, `false` turns them off. */
function limitFactor() {
  const error = 'must be true, false or a number from 1 to 1000 that the limits are multiplied by';
  return z.pipe(
    z.string().check(z.regex(/^(true|false|[1-9]\d{0,2}|1000)$/, error)),
    z.transform((typed) => words.get(typed) ?? Number(typed)),
  );
}
