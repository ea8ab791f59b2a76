import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** The page column with a heading. The heading is also the title of the browser tab. */
export function Page({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="slide-in">
      <PageTitle of={title} />
      <h1 className="max-w-(--column) text-3xl leading-tight font-bold wrap-anywhere">{title}</h1>
      {lead ? <div className="mt-2 text-ink-soft">{lead}</div> : null}
      <div className="mt-6">{children}</div>
    </div>
  );
}
