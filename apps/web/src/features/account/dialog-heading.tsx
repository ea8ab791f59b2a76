import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a view of the dialog. The heading receives focus when the view changes. */
export function DialogHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <Dialog.Title ref={heading} tabIndex={-1} className="pr-12 text-xl font-bold outline-none">
        {title}
      </Dialog.Title>
      <Dialog.Description className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        {children}
      </Dialog.Description>
    </>
  );
}
