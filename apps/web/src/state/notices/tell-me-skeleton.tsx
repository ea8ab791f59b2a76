import { Skeleton } from '@/ui/skeleton.tsx';

/** Reserves space for the button that asks for emails. */
export function TellMeSkeleton() {
  return <Skeleton className="h-11 w-64 max-w-full" />;
}
