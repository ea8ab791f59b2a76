import { useLocation } from 'react-router';
import { DASHBOARD } from '@/state/account/pages.ts';
import { SignedInShell } from './signed-in-shell.tsx';

/** Layout for the account pages. */
export function AccountShell() {
  const { pathname } = useLocation();
  return <SignedInShell home={DASHBOARD} width={pathname === DASHBOARD ? 'panel' : 'column'} />;
}
