import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';

/** Layout for pages outside the wizard: a logo that links home, the page column and the footer. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[calc(var(--column)+2.5rem)] flex-col px-5">
      <header className="flex min-h-18 items-center print:hidden">
        <Link to="/" className="rounded-small">
          <Logo />
        </Link>
      </header>
      <main tabIndex={-1} className="grow pt-4 lg:pt-8">
        {children}
      </main>
      <Footer />
    </div>
  );
}
