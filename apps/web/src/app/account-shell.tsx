import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryClient } from '@/lib/query-client.ts';
import { DASHBOARD } from '@/state/account/pages.ts';
import { SignedInShell } from './signed-in-shell.tsx';

/** Layout for the account pages, which all use server data. */
export function AccountShell() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInShell home={DASHBOARD} width={pathname === DASHBOARD ? 'panel' : 'column'} />
    </QueryClientProvider>
  );
}
