import { Outlet, useLocation } from 'react-router';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { mailLinkIn } from '@/state/account/mail-link.ts';

const MailLinkPage = lazyWithText(
  ['account', 'validation'],
  async () => (await import('@/features/account/mail-link-page.tsx')).MailLinkPage,
);

/**
 * Shows the page for a link from an email. Without this component, the sign-in guard would redirect
 * the visitor.
 */
export function UnlessByMail() {
  return mailLinkIn(useLocation()) ? <MailLinkPage /> : <Outlet />;
}
