import { FAILURE_PARAMETER, type ProviderSignInFailure } from '@latchkey/contract';

/** Returns the URL of our page that explains why the sign-in at the provider failed. */
export function failedPage(target: string, failure: ProviderSignInFailure): string {
  const url = new URL(target);
  url.searchParams.set('error', 'access_denied');
  url.searchParams.set(FAILURE_PARAMETER, failure);
  return url.href;
}

/** Returns the URL of our sign-in page, for a sign-in that the server has no record of. */
export function signInPage({ siteUrl }: { readonly siteUrl: string }): string {
  return `${siteUrl}/?auth=sign-in`;
}
