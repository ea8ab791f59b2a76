import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { Logo } from '@/ui/logo.tsx';

/** The bar at the top of a page, as wide as the window: the logo, and controls on the right. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="sm:border-b sm:border-line print:hidden">
      <div className="mx-auto flex min-h-18 low:min-h-12 w-full max-w-[84rem] items-center justify-between gap-2 px-4 sm:gap-3 sm:px-6">
        <Link to={addressIn('/')} className="rounded-small">
          <Logo />
        </Link>
        {children}
      </div>
    </header>
  );
}
