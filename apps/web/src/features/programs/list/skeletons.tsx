import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';

const rows = [1, 2, 3, 4, 5, 6];

/** Shows six placeholder rows while the list loads. */
export function ListSkeleton() {
  return (
    <div>
      <LoadingStatus />
      <Skeleton className="h-11 w-64 max-w-full" />
      <div className="mt-6 overflow-hidden rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <div key={row} className="h-30 border-line p-4 not-last:border-b sm:h-23">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="mt-3 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Placeholder for the short questions while the programs load. */
export function SideSkeleton() {
  return <Skeleton className="h-70 min-[65rem]:h-110" />;
}
