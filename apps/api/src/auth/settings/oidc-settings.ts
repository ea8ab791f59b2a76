import { TeamRole as Role } from '@latchkey/contract';
import * as z from 'zod/mini';
import { StartFailure } from '../../process/start-failure.ts';
import { isProviderAddress, list } from '../../settings/values.ts';

const DOMAIN = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const roleNames = Role.options.join(', ');

/** Environment variables for staff sign-in with OpenID Connect. */
export const oidcEnvironment = {
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.refine(isProviderAddress, {
        error: 'must be the issuer of the provider, like https://login.example.com',
      }),
    ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, 'must have 40 characters or fewer'))),
  OIDC_DOMAINS: z._default(
    list(
      (part) => DOMAIN.test(part.toLowerCase()),
      'must list the domains of staff email addresses, like example.com, with commas between',
    ),
    [],
  ),
  OIDC_ROLE_CLAIM: z._default(z.string(), 'roles'),
  OIDC_ROLES: z._default(
    list(
      (part) => roleOf(part) !== undefined,
      (part) => `must list pairs like loan-officers=leads with one of ${roleNames}: ${part}`,
    ),
    [],
  ),
  OIDC_SCOPES: z._default(
    z
      .string()
      .check(z.regex(/^(.+ )?openid( .+)?$/, 'must be scopes with spaces between, with openid')),
    'openid email profile',
  ),
  OIDC_ACR: z._default(
    list((part) => part !== '', 'must list values of acr'),
    [],
  ),
};

const environment = z.object(oidcEnvironment);

/** Settings for staff sign-in with the company's own identity provider. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's name on the button. */
  readonly name: string;
  /** Domains of staff email addresses, in lower case. */
  readonly domains: readonly string[];
  /** The claim with the person's roles or groups: its name, or a path with dots. */
  readonly roleClaim: string;
  /** The role for each value of the claim. */
  readonly roles: readonly (readonly [value: string, role: Role])[];
  readonly scopes: string;
  /** Values of `acr` that show that the provider required a second factor. */
  readonly strongAcr: readonly string[];
  /** The URL that the provider redirects the browser back to. */
  readonly callbackUrl: string;
}

/**
 * Returns the settings for staff sign-in. Undefined if no issuer is set, which turns off staff
 * sign-in.
 *
 * @param accountUrl the URL of our account server
 * @throws {StartFailure} with one line per missing setting
 */
export function oidcSettings(
  read: z.output<typeof environment> & { readonly SUPABASE_URL?: string | undefined },
  accountUrl: string,
): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = read;
  const { OIDC_NAME: name, OIDC_DOMAINS: domains, OIDC_ROLES: pairs } = read;
  if (issuer === undefined) return undefined;
  if (read.SUPABASE_URL !== undefined) {
    throw new StartFailure('OIDC_ISSUER and SUPABASE_URL are both set: remove one of them');
  }
  if (id && secret && name && domains.length > 0 && pairs.length > 0) {
    return {
      issuer,
      clientId: id,
      clientSecret: secret,
      name,
      domains: domains.map((domain) => domain.toLowerCase()),
      roleClaim: read.OIDC_ROLE_CLAIM,
      roles: pairs.flatMap((pair) => {
        const role = roleOf(pair);
        return role ? [[pair.slice(0, pair.lastIndexOf('=')).trim(), role] as const] : [];
      }),
      scopes: read.OIDC_SCOPES,
      strongAcr: read.OIDC_ACR,
      callbackUrl: `${accountUrl}/callback`,
    };
  }
  const missing = [
    id ? [] : ['OIDC_CLIENT_ID must be set if OIDC_ISSUER is set'],
    secret ? [] : ['OIDC_CLIENT_SECRET must be set if OIDC_ISSUER is set'],
    name ? [] : ['OIDC_NAME must be set if OIDC_ISSUER is set: the button shows it'],
    domains.length > 0 ? [] : ['OIDC_DOMAINS must be set if OIDC_ISSUER is set'],
    pairs.length > 0 ? [] : ['OIDC_ROLES must be set if OIDC_ISSUER is set'],
  ];
  throw new StartFailure(missing.flat().join('\n'));
}

/** Returns the role in a pair such as `loan-officers=leads`. Undefined if the pair is not valid. */
function roleOf(pair: string): Role | undefined {
  const [, role] = /^.*[^\s=]\s*=\s*([a-z]+)$/.exec(pair) ?? [];
  return Role.safeParse(role).data;
}
