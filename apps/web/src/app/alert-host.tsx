import { lazy, Suspense } from 'react';
import { useAlerts } from '@/lib/alerts.ts';
import { useStayedOpen } from './use-stayed-open.ts';

const AlertRegion = lazy(async () => {
  const { AlertRegion } = await import('@/ui/alert-region.tsx');
  return { default: AlertRegion };
});

/** Loads the alert code when there is a first alert to show. */
export function AlertHost() {
  const wasNeeded = useStayedOpen(useAlerts((state) => state.alerts.length > 0));
  return wasNeeded ? (
    <Suspense>
      <AlertRegion />
    </Suspense>
  ) : null;
}
