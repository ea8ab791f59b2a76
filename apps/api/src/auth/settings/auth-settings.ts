import type { Options } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { StartFailure } from '../../process/start-failure.ts';
import { isWebAddress, list, wholeNumber, yesOrNo } from '../../settings/values.ts';
import { googleEnvironment, googleSettings } from './google-settings.ts';
import { jwkSet } from './jwk-set.ts';
import { oidcEnvironment, oidcSettings } from './oidc-settings.ts';
import { remoteEnvironment, remoteSettings } from './remote-settings.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Minimum length of a secret, in characters. 32 random bytes have 256 bits. */
const MIN_SECRET_LENGTH = 32;
const secret = () =>
  z
    .string()
    .check(z.minLength(MIN_SECRET_LENGTH, `must have ${MIN_SECRET_LENGTH} characters or more`));

const factors = new Map([
  ['true', 1],
  ['false', 0],
]);

/** Environment variables for the account server. */
export const authEnvironment = {
  ...googleEnvironment,
  ...oidcEnvironment,
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
  AUTH_SECRET_PREVIOUS: z.optional(secret()),
  AUTH_REDIRECT_ALLOW_LIST: z._default(
    list((part) => part !== '', 'must be a comma-separated list of addresses'),
    [],
  ),
  AUTH_LIMITS: z._default(limitFactor(), 1),
  STAFF_SECOND_FACTOR: z._default(
    z.enum(['required', 'off'], 'must be required or off'),
    'required',
  ),
};

/** Variables that contain a secret. Error messages never repeat their values. */
export const authSecrets = [
  'AUTH_JWT_KEYS',
  'AUTH_JWT_SECRET',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'OIDC_CLIENT_SECRET',
  'SUPABASE_JWT_SECRET',
] as const;

const environment = z.object(authEnvironment);

export interface AuthSettings extends ReturnType<typeof authSettings> {
  /**
   * Cost of hashing a password. By default, the cost in `argon2-passwords.ts`. Tests set a lower
   * cost.
   */
  readonly hashCost?: Options | undefined;
}

interface Server {
  /** URL of this server, which is also the site's URL unless `SITE_URL` is set. */
  readonly ownUrl: string;
  /** URL of the API if it is not on the site's host. The account server is on the same host. */
  readonly apiUrl?: string | undefined;
  readonly isProduction: boolean;
}

/** @throws {StartFailure} if there is a previous secret but no secret */
export function authSettings(
  read: z.output<typeof environment>,
  { ownUrl, apiUrl, isProduction }: Server,
) {
  if (read.AUTH_SECRET_PREVIOUS !== undefined && read.AUTH_SECRET === undefined) {
    throw new StartFailure('AUTH_SECRET must be set when AUTH_SECRET_PREVIOUS is set');
  }
  const siteUrl = (read.SITE_URL ?? ownUrl).replace(/\/$/, '');
  const prefix = read.AUTH_PREFIX.replace(/\/$/, '');
  return {
    isProduction,
    /** URL of the web app, without a trailing slash. */
    siteUrl,
    /** Path of the account server: empty, or a path that starts with a slash. */
    prefix,
    isSignUpOpen: read.AUTH_SIGN_UP,
    /** Whether new addresses count as confirmed without an email. */
    autoconfirm: read.AUTH_AUTOCONFIRM,
    /** Minimum length of a password, in characters. */
    shortestPassword: read.AUTH_PASSWORD_MIN,
    /** Lifetime of an access token, in seconds. */
    tokenSeconds: read.AUTH_TOKEN_SECONDS,
    /** How long the previous refresh token is still accepted, in milliseconds. */
    reuseInterval: read.AUTH_REUSE_INTERVAL * SECOND,
    /** Lifetime of an unused session, in milliseconds. */
    idleLimit: read.AUTH_IDLE_DAYS * DAY,
    /** Maximum lifetime of a session, in milliseconds. */
    absoluteLimit: read.AUTH_ABSOLUTE_DAYS * DAY,
    /**
     * Keys that sign access tokens. If no keys are set, the server generates keys and stores them
     * in the database.
     */
    jwtKeys: read.AUTH_JWT_KEYS,
    /** Secret shared with other servers that sign or verify access tokens with HS256. */
    jwtSecret: read.AUTH_JWT_SECRET,
    /**
     * Encrypts the server's other secrets. If this secret is not set, the server generates one and
     * stores it in the database.
     */
    secret: read.AUTH_SECRET,
    /** The former secret, set while a new one replaces it. Used only to decrypt. */
    previousSecret: read.AUTH_SECRET_PREVIOUS,
    /** Patterns of URLs outside the site that an emailed link may open. */
    redirectAllowList: read.AUTH_REDIRECT_ALLOW_LIST,
    /** Multiplier of the rate limits. 0 turns the limits off. */
    limitFactor: read.AUTH_LIMITS,
    /** Whether accounts with a role must have a second factor. */
    staffNeedsSecondFactor: read.STAFF_SECOND_FACTOR === 'required',
    /** Sign-in with Google. Undefined if no client ID is set. */
    google: googleSettings(read),
    /** Staff sign-in with OpenID Connect. Undefined if no issuer is set. */
    oidc: oidcSettings(read, `${apiUrl ?? siteUrl}${prefix}`),
    /** Hosted account service that replaces our own server. Undefined if we use our own. */
    remote: remoteSettings(read),
  } as const;
}

/** Multiplier of the rate limits: a number, `true` for 1, or `false` for 0. */
function limitFactor() {
  const error = 'must be true, false or a number from 1 to 1000 to multiply the limits by';
  return z.pipe(
    z.string().check(z.regex(/^(true|false|[1-9]\d{0,2}|1000)$/, error)),
    z.transform((typed) => factors.get(typed) ?? Number(typed)),
  );
}
