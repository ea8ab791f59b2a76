import type { ReactNode } from 'react';
import { uiText as text } from '@/lib/texts.ts';
import { LoadFailed } from './load-failed.tsx';
import { Loaded } from './loaded.tsx';
import { PageTitle } from './page-title.tsx';
import { PlainPage } from './plain-page.tsx';
import { LoadingBlocks } from './skeleton.tsx';

/**
 * Layout for a public page that shows data from the API. It shows a placeholder while the data
 * loads, and a Retry button if the data fails to load.
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
        loading={<Loading title={title} />}
        failed={(retry) => <Failed title={title} onRetry={retry} />}
      >
        {children}
      </Loaded>
    </PlainPage>
  );
}

function Loading({ title }: { title: string }) {
  return (
    <div className="min-h-dvh">
      <PageTitle of={title} />
      <LoadingBlocks sizes={['h-12 w-2/3', 'h-96']} />
    </div>
  );
}

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <>
      <PageTitle of={title} />
      <h1 className="text-2xl leading-tight font-bold">{title}</h1>
      <div className="mt-4">
        <LoadFailed words={text.pageFailed()} onRetry={onRetry} />
      </div>
    </>
  );
}
