import { Suspense } from 'react';
import { useTravel } from '@/state/travel.ts';
import { AccountDialogHost } from './account-dialog-host.tsx';
import { AlertHost } from './alert-host.tsx';
import { PageFailure } from './page-failure.tsx';
import { RoutedPage } from './routed-page.tsx';
import { useArrival } from './use-arrival.ts';
import { useResumedMove } from './use-resumed-move.ts';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

/** Layout for every page: loading, errors, focus, slide direction, alerts and the account dialog. */
export function RootLayout() {
  useArrival();
  useTravel();
  useResumedMove();
  useSignOutElsewhere();
  return (
    <>
      <PageFailure>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <RoutedPage />
        </Suspense>
      </PageFailure>
      <AlertHost />
      <AccountDialogHost />
    </>
  );
}
