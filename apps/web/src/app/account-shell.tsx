import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { DASHBOARD } from '@/lib/auth/pages.ts';
import { queryClient } from '@/lib/query-client.ts';
import { Footer } from '@/ui/footer.tsx';
import { Logo } from '@/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

/** Around the pages of an account: the logo, the menu, the column and the footer. */
export function AccountShell() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto flex min-h-dvh max-w-[calc(var(--column)+2.5rem)] flex-col px-5">
        <header className="flex min-h-18 items-center justify-between gap-3 py-2">
          <Link to={DASHBOARD} className="rounded-small">
            <Logo />
          </Link>
          <AccountMenu />
        </header>
        <main tabIndex={-1} className="grow pt-4 lg:pt-8">
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
      </div>
    </QueryClientProvider>
  );
}
