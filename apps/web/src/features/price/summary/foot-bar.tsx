import type { ReactNode } from 'react';

/** The highest price and the page's main button at the bottom of a narrow window. */
export function FootBar({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-19 items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <p className="min-w-0 leading-tight font-semibold">
        {title}
        <span className="block text-sm font-normal text-ink-soft">{note}</span>
      </p>
      {children}
    </div>
  );
}
