import { programsText as text } from '@/lib/texts.ts';
import { Page } from '@/ui/page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';

const sections = [1, 2, 3, 4];

/** Placeholder for a program's page while it loads. */
export function ProgramSkeleton() {
  return (
    <Page title={text.program()} lead={<Skeleton className="h-6 w-2/3" />}>
      <LoadingStatus />
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-5 h-11 w-56" />
      <div className="mt-12 grid min-h-dvh content-start gap-6">
        {sections.map((section) => (
          <div key={section}>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-12 w-full" />
          </div>
        ))}
      </div>
    </Page>
  );
}
