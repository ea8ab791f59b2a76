import type { ReactNode } from 'react';
import { uiText as text } from '@/lib/texts.ts';
import { Button } from './button.tsx';
import { Loaded } from './loaded.tsx';
import { ErrorNote } from './note.tsx';
import { PageTitle } from './page-title.tsx';
import { PlainPage } from './plain-page.tsx';
import { LoadingStatus, Skeleton } from './skeleton.tsx';

/**
 * Layout for a public page that shows data from the API. It shows a placeholder while the data
 * loads, and a retry button if the data fails to load.
 *
 * @param of a key for the page's data, such as its path
 * @param title the page's title until the data has loaded
 */
export function LoadedPage({
  of,
  title,
  width = 'columns',
  children,
}: {
  of: string;
  title: string;
  width?: 'columns' | 'article';
  children: ReactNode;
}) {
  return (
    <PlainPage width={width}>
      <Loaded
        of={of}
        loading={<Loading />}
        failed={(retry) => <Failed title={title} onRetry={retry} />}
      >
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

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <>
      <PageTitle of={title} />
      <h1 className="text-2xl leading-tight font-bold">{title}</h1>
      <div className="mt-4">
        <ErrorNote>{text.pageFailed()}</ErrorNote>
      </div>
      <Button onClick={onRetry} className="mt-6 w-full sm:w-auto">
        {text.tryAgain()}
      </Button>
    </>
  );
}
