import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AccountDialogHost } from './account-dialog-host.tsx';
import { AlertHost } from './alert-host.tsx';
import { PageFailure } from './page-failure.tsx';
import { useArrival } from './use-arrival.ts';

/** Around every page: waiting and failure, who holds the focus, alerts and the account dialog. */
export function RootLayout() {
  useArrival();
  return (
    <>
      <PageFailure>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Outlet />
        </Suspense>
      </PageFailure>
      <AlertHost />
      <AccountDialogHost />
    </>
  );
}
