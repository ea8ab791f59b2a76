import { QueryClientProvider } from '@tanstack/react-query';
import { DASHBOARD } from '@/lib/auth/pages.ts';
import { queryClient } from '@/lib/query-client.ts';
import { SignedInShell } from './signed-in-shell.tsx';

/** Around the pages of an account, which all ask the server. */
export function AccountShell() {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInShell home={DASHBOARD} width="column" />
    </QueryClientProvider>
  );
}
