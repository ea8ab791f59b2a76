import { pagePaths } from '@latchkey/contract';
import { Outlet, Route, useLocation } from 'react-router';
import { mailLinkIn } from '@/lib/auth/address.ts';
import { SignedInOnly } from './guards.tsx';
import {
  AccountPage,
  AccountShell,
  DashboardPage,
  MailLinkPage,
  ResetPasswordPage,
} from './pages.ts';

/** Whoever follows a link of a mail is not judged before the link is read. */
function UnlessByMail() {
  return mailLinkIn(useLocation()) ? <MailLinkPage /> : <Outlet />;
}

/** The pages of an account. */
export const accountRoutes = (
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
