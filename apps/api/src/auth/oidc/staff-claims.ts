import type { ProviderSignInFailure } from '@latchkey/contract';
import * as z from 'zod/mini';
import { PersonClaims } from '../google/id-token.ts';
import { type Person, personOf } from '../google/person.ts';
import type { OidcSettings } from '../settings/oidc-settings.ts';
import type { Role } from '../users/roles.ts';

type Claims = Readonly<Record<string, unknown>>;
type ClaimRules = Pick<OidcSettings, 'issuer' | 'domains' | 'roleClaim' | 'roles' | 'strongAcr'>;

/** A staff member, as the provider describes them. */
export interface Staff {
  readonly person: Person;
  /** At least one role. */
  readonly roles: readonly Role[];
  /** Whether the provider asked for a second factor. */
  readonly isStrong: boolean;
  /** The ID of the provider's own session, if the provider sent one. */
  readonly sid: string | null;
}

/** Methods in `amr` that are, or require, a second factor (RFC 8176, section 2). */
const strongMethods = new Set(['mfa', 'otp', 'hwk', 'sc']);

const OtherClaims = z.object({
  amr: z.catch(z.array(z.string()), []),
  acr: z.catch(z.optional(z.string()), undefined),
  sid: z.catch(z.optional(z.string().check(z.maxLength(255))), undefined),
});

/**
 * Reads a person's claims, or returns the reason why the person may not sign in as staff. The
 * address must be verified and in one of our domains, and a value of the role claim must map to a
 * role.
 */
export function staffOf(claims: Claims, rules: ClaimRules): Staff | ProviderSignInFailure {
  const isVerified = isVerifiedAddress(claims) === true;
  const read = PersonClaims.safeParse({ ...claims, iss: rules.issuer, email_verified: isVerified });
  if (!read.success) return 'rejected';
  const { email } = read.data;
  if (!isVerified || email === undefined) return 'unverified-email';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!rules.domains.includes(domain)) return 'foreign-domain';

  const values = new Set(valuesOf(claims, rules.roleClaim));
  const roles = rules.roles.filter(([value]) => values.has(value)).map(([, role]) => role);
  if (roles.length === 0) return 'no-role';
  const { amr, acr, sid = null } = OtherClaims.parse(claims);
  const isStrong =
    amr.some((method) => strongMethods.has(method)) ||
    (acr !== undefined && rules.strongAcr.includes(acr));
  return { person: personOf(read.data, 'oidc'), roles: [...new Set(roles)].sort(), isStrong, sid };
}

/**
 * Whether the provider verified the email address. Entra ID has no `email_verified` claim. Its
 * `xms_edov` claim shows whether the owner of the domain verified the address.
 *
 * @returns undefined if the claims do not include this information
 */
export function isVerifiedAddress(claims: Claims): boolean | undefined {
  const { email_verified: verified, xms_edov: byDomainOwner } = claims;
  if (verified === undefined && byDomainOwner === undefined) return undefined;
  // Entra ID sends `xms_edov` as a boolean or as text.
  return isTrue(verified) || isTrue(byDomainOwner) || byDomainOwner === '1';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/**
 * Returns the values of a claim, which contains one string or a list. The name may be a path with
 * dots.
 */
export function valuesOf(claims: Claims, name: string): string[] {
  const value = Object.hasOwn(claims, name) ? claims[name] : atPath(claims, name.split('.'));
  return [value].flat().filter((one) => typeof one === 'string');
}

function atPath(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return atPath(Reflect.get(value, name), rest);
}
