import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton.tsx';

/** Arranges the cards in one column. */
export function QuoteGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4 lg:gap-6">{children}</div>;
}

/** Placeholder for the dashboard while the quotes load. */
export function DashboardSkeleton() {
  return (
    <div>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Skeleton className="mt-6 h-13 w-full sm:w-48" />
      <div className="mt-8">
        <QuoteGrid>
          <Skeleton className="h-120" />
          <Skeleton className="h-120" />
        </QuoteGrid>
      </div>
    </div>
  );
}
