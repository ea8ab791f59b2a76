import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';

/** The page's width: one column of text, text with a column next to it, or several columns. */
const widths = {
  column: 'max-w-[calc(var(--column)+3rem)]',
  article: 'max-w-[calc(69.5rem+3rem)]',
  columns: 'max-w-[calc(73rem+3rem)]',
};

/** The content of a page outside the wizard, below its top bar: the main content and the footer. */
export function PlainPage({
  width = 'column',
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto flex w-full grow flex-col px-4 sm:px-6 ${widths[width]}`}>
      <main id="main" tabIndex={-1} className="grow pt-4 lg:pt-8">
        {children}
      </main>
      <Footer />
    </div>
  );
}
