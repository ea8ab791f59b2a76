import { pagePaths } from '@latchkey/contract';
import { Outlet, Route, useLocation } from 'react-router';
import { mailLinkIn } from '@/state/account/mail-link.ts';
import { SignedInOnly } from './guards.tsx';
import {
  AccountPage,
  AccountShell,
  DashboardPage,
  MailLinkPage,
  ResetPasswordPage,
} from './pages.ts';

/** Parses an email link before the sign-in guard can redirect the visitor. */
function UnlessByMail() {
  return mailLinkIn(useLocation()) ? <MailLinkPage /> : <Outlet />;
}

/** Routes for the account pages. */
export const accountRoutes = () => (
  <>
    <Route element={<UnlessByMail />}>
      <Route element={<SignedInOnly />}>
        <Route element={<AccountShell />}>
          <Route path={pagePaths.dashboard} element={<DashboardPage />} />
          <Route path={pagePaths.account} element={<AccountPage />} />
          <Route path={pagePaths.resetPassword} element={<ResetPasswordPage />} />
        </Route>
      </Route>
    </Route>
    <Route path={pagePaths.confirmEmail} element={<MailLinkPage />} />
  </>
);
