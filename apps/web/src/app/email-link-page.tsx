import { pagePaths } from '@latchkey/contract';
import { useLocation } from 'react-router';
import { NoticesPage } from '@/features/notices/notices-page.tsx';
import { WithdrawPage } from '@/features/withdrawal/withdraw-page.tsx';

/** The pages that links in emails open. Few visitors see one, so they load together. */
export function EmailLinkPage() {
  const { pathname } = useLocation();
  return pathname === pagePaths.notices ? <NoticesPage /> : <WithdrawPage />;
}
