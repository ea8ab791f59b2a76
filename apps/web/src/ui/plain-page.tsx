import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

/** Width of the page: one column of text, a text with a column next to it, or several columns. */
const widths = {
  column: 'max-w-[calc(var(--column)+2.5rem)]',
  article: 'max-w-[calc(69.5rem+2.5rem)]',
  columns: 'max-w-[calc(73rem+2.5rem)]',
};

/**
 * Layout for pages outside the wizard: a logo that links to the home page, the page and the footer.
 */
export function PlainPage({
  width = 'column',
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto flex min-h-dvh flex-col px-5 ${widths[width]}`}>
      <header className="flex min-h-18 items-center justify-between gap-3 print:hidden">
        <Link to={addressIn('/')} className="rounded-small">
          <Logo />
        </Link>
        <LanguageSwitch />
      </header>
      <main tabIndex={-1} className="grow pt-4 lg:pt-8">
        {children}
      </main>
      <Footer />
    </div>
  );
}
