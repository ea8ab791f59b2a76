import { shareText as text } from '@/lib/texts.ts';
import { Skeleton } from '@/ui/skeleton.tsx';

/** Placeholder for a page while a shared link is being opened. */
export function OpeningLink() {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {text.opening()}
      </p>
      <Skeleton className="h-86 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
