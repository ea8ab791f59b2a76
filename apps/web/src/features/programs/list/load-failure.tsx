import type { ReactNode } from 'react';
import { programsText as text } from '@/lib/texts.ts';
import { ErrorNote } from '@/ui/note.tsx';
import { Page } from '@/ui/page.tsx';

/** Shown if the programs failed to load. `children` offers next steps. */
export function LoadFailure({
  title,
  words = text.failed(),
  children,
}: {
  title: string;
  words?: string;
  children: ReactNode;
}) {
  return (
    <Page title={title}>
      <ErrorNote>{words}</ErrorNote>
      <div className="mt-6 flex flex-col items-start">{children}</div>
    </Page>
  );
}
