import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { INBOX } from '@/lib/operator-access.ts';
import { Footer } from '@/ui/footer.tsx';
import { Logo } from '@/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

/** Around the team's pages: as around an account's, but wide enough for a table. */
export function OperatorShell() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[68rem] flex-col px-5">
      <header className="flex min-h-18 items-center justify-between gap-3 py-2">
        <Link to={INBOX} className="rounded-small">
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
  );
}
