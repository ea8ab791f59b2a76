/** The pages to which mails of the account service lead, and where alone it is listened to. */
const LINKED_PAGES: readonly string[] = ['/profile/reset-password', '/confirm-email'];

/**
 * Whether the address brings a session or says why it brings none. Anywhere else it is not believed:
 * a link must not sign anybody in to an account that is not theirs behind their back.
 */
export function isSessionAddress({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): boolean {
  const parameters = new URLSearchParams(hash.slice(1));
  return (
    LINKED_PAGES.includes(pathname) &&
    (parameters.has('access_token') || parameters.has('error_code') || parameters.has('error'))
  );
}
