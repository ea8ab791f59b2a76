import { Skeleton } from '@/ui/skeleton.tsx';

/** The place of a question's field and its button, until the browser knows the answer so far. */
export function FieldSkeleton() {
  return (
    <>
      <Skeleton className="h-17" />
      <Skeleton className="mt-6 h-13" />
    </>
  );
}
