import { Skeleton } from '@/ui/skeleton.tsx';

/** Fills the space of the button that asks for emails. */
export function TellMeSkeleton() {
  return <Skeleton className="h-11 w-64 max-w-full" />;
}
