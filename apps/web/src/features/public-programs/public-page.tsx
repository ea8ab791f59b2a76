import type { ReactNode } from 'react';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { Button } from '@/ui/button.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { ErrorNote } from '@/ui/note.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { PlainPage } from '@/ui/plain-page.tsx';
import { LoadingStatus, Skeleton } from '@/ui/skeleton.tsx';

/**
 * The layout of a public page of the catalog. It shows a placeholder while the data loads.
 *
 * @param of a key for the page's data, such as its path
 */
export function PublicPage({ of, children }: { of: string; children: ReactNode }) {
  return (
    <PlainPage width="columns">
      <Loaded of={of} loading={<Loading />} failed={(retry) => <Failed onRetry={retry} />}>
        {children}
      </Loaded>
    </PlainPage>
  );
}

function Loading() {
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <LoadingStatus />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-96" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageTitle of={text.programs()} />
      <ErrorNote>{text.loadFailed()}</ErrorNote>
      <Button onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
    </>
  );
}
