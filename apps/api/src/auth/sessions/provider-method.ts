import type { Session } from './repository.ts';

/**
 * Sign-in through the staff identity provider, without or with the provider's own second factor.
 */
export type ProviderMethod = 'oidc' | 'oidc-mfa';

/** Whether the staff identity provider opened the session. */
export function isFromProvider({ amr }: Pick<Session, 'amr'>): boolean {
  return amr.some(({ method }) => isProviderMethod(method));
}

export function isProviderMethod(method: string): method is ProviderMethod {
  return method === 'oidc' || method === 'oidc-mfa';
}

/** Whether the provider verified a second factor when it opened the session. */
export function hasProviderFactor({ amr }: Pick<Session, 'amr'>): boolean {
  return amr.some(({ method }) => method === 'oidc-mfa');
}
