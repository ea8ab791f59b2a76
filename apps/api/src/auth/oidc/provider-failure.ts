import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderUnreachable } from '../sessions/fetched-keys.ts';

/** Thrown if the provider refuses a sign-in or a refresh, or if its answer fails a check. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  /** Whether the person canceled the sign-in at the provider. */
  readonly isCanceled: boolean;

  constructor(message: string, { isCanceled = false, cause }: ErrorOptions & Cancellation = {}) {
    super(message, { cause });
    this.isCanceled = isCanceled;
  }
}

interface Cancellation {
  readonly isCanceled?: boolean;
}

/** Token endpoint errors that concern the person, not our settings or an outage. */
const finalErrors = new Set([
  'invalid_grant',
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
]);

/** Errors in the provider's redirect that indicate an outage of the provider. */
const outages = new Set(['server_error', 'temporarily_unavailable']);

/**
 * Error codes of failed checks of the provider's response: signature, issuer, audience, nonce,
 * state and times.
 */
const failedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/**
 * Classifies an error from the library. A refusal ends the sign-in or the session. Every other
 * error is treated as an outage, which must not sign people out immediately. A wrong client secret
 * is also treated as an outage.
 */
export function providerFailure(error: unknown): ProviderRefusal | ProviderUnreachable {
  if (error instanceof ProviderUnreachable) return error;
  const { message } = error instanceof Error ? error : new Error(String(error));
  const refused = () => new ProviderRefusal(message, { cause: error });
  if (error instanceof AuthorizationResponseError && !outages.has(error.error)) {
    const isCanceled = error.error === 'access_denied';
    return new ProviderRefusal(message, { cause: error, isCanceled });
  }
  if (error instanceof ResponseBodyError && finalErrors.has(error.error)) return refused();
  if (error instanceof ClientError) {
    if (failedChecks.has(error.code ?? '') || isRefusedStatus(error.cause)) return refused();
  }
  return new ProviderUnreachable('The identity provider gave no usable answer', { cause: error });
}

/** Whether the provider responded with a client error that a retry cannot fix. */
function isRefusedStatus(cause: unknown): boolean {
  if (!(cause instanceof Response)) return false;
  return cause.status >= 400 && cause.status < 500 && ![408, 429].includes(cause.status);
}
