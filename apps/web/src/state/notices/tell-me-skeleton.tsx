import { Skeleton } from '@/ui/skeleton.tsx';

/** Placeholder for the button that requests emails. */
export function TellMeSkeleton() {
  return <Skeleton className="h-11 w-64 max-w-full" />;
}
