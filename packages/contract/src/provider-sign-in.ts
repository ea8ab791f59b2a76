import * as z from 'zod/mini';

/**
 * The name of the company's identity provider in the account protocol, which adds a prefix to such
 * names.
 */
export const STAFF_PROVIDER = 'custom:oidc';

/** Query parameter that contains the reason why a staff sign-in failed. */
export const FAILURE_PARAMETER = 'error_code';

/**
 * Why a sign-in at the identity provider failed. The sign-in dialog has one sentence for each
 * reason. `expired` also means that the sign-in was already used. `try-later` means that our server
 * is down, or that it got too many sign-ins from one network.
 */
export const ProviderSignInFailure = z.enum([
  'canceled',
  'expired',
  'foreign-domain',
  'no-role',
  'provider-down',
  'rejected',
  'try-later',
  'unverified-email',
]);
export type ProviderSignInFailure = z.infer<typeof ProviderSignInFailure>;
