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
          <Route path="dashboard" element={<DashboardPage />} />
          <Route path="profile" element={<AccountPage />} />
          <Route path="profile/reset-password" element={<ResetPasswordPage />} />
        </Route>
      </Route>
    </Route>
    <Route path="confirm-email" element={<MailLinkPage />} />
  </>
);
