import type { AuthSettings } from '../auth-settings.ts';
import type { Purpose } from '../one-time-tokens/repository.ts';
import { redirectRules } from '../redirects/redirect-rules.ts';

/** The pages of the web app that take a mail's link. */
const pages: Readonly<Record<Purpose, string>> = {
  recovery: '/profile/reset-password',
  signup: '/confirm-email',
};

/**
 * Where a mail leads: a page of the web app, or another that the settings allow, which asks for a
 * click before it brings the token back. A program that opens links, to look for harm, uses up
 * nothing.
 *
 * @param asked where the caller wants it to lead; replaced without a word where that is not allowed
 */
export function mailLink(
  settings: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>,
  purpose: Purpose,
  token: string,
  asked: unknown,
): URL {
  const link = new URL(redirectRules(settings)(asked) ?? `${settings.siteUrl}${pages[purpose]}`);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', purpose);
  return link;
}
