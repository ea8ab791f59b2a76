import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton.tsx';

/** Cards side by side, as many as fit. */
export function QuoteGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

/** Placeholder for the dashboard while its quotes load. */
export function DashboardSkeleton() {
  return (
    <div>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Skeleton className="mt-6 h-13 w-full sm:w-48" />
      <div className="mt-8">
        <QuoteGrid>
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </QuoteGrid>
      </div>
    </div>
  );
}
