import type { AuthSettings } from '../settings/auth-settings.ts';
import type { LinkMail, Purpose } from './repository.ts';

/** The pages of the web app that take a mail's link. */
const pages: Readonly<Record<Purpose, string>> = {
  recovery: '/profile/reset-password',
  signup: '/confirm-email',
};

/**
 * The link of a mail: a page of the web app, or the page that the mail was requested for. The page
 * asks for a click before it sends the token back, so a program that opens links uses nothing up.
 */
export function mailLink(
  { siteUrl }: Pick<AuthSettings, 'siteUrl'>,
  { purpose, redirectTo }: Pick<LinkMail, 'purpose' | 'redirectTo'>,
  token: string,
): URL {
  const link = new URL(redirectTo ?? `${siteUrl}${pages[purpose]}`);
  link.searchParams.set('token_hash', token);
  link.searchParams.set('type', purpose);
  return link;
}
