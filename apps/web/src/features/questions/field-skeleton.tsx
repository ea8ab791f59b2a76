import { Skeleton } from '@/ui/skeleton.tsx';

/** Placeholder for a question's field and button until the browser has loaded the answer. */
export function FieldSkeleton() {
  return (
    <>
      <Skeleton className="h-17" />
      <Skeleton className="mt-6 h-13" />
    </>
  );
}
