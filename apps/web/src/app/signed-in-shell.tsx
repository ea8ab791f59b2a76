import { type ReactNode, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { Footer } from '@/ui/footer.tsx';
import { LanguageSwitch } from '@/ui/language-switch.tsx';
import { Logo } from '@/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';

/** The page widths: the wizard's column, that column with a side panel, or the width of a table. */
const widths = {
  column: 'max-w-[calc(var(--column)+2.5rem)]',
  panel: 'max-w-[calc(var(--column)+2.5rem)] lg:max-w-[calc(var(--column)+21rem)]',
  table: 'max-w-[68rem]',
};

/** Layout for signed-in pages: the logo, the menu, the page and the footer. */
export function SignedInShell({
  home,
  width,
  navigation,
}: {
  /** Path to which the logo links. */
  home: string;
  width: keyof typeof widths;
  navigation?: ReactNode;
}) {
  return (
    <div className={`mx-auto flex min-h-dvh flex-col px-5 ${widths[width]}`}>
      <header className="flex min-h-18 items-center justify-between gap-3 py-2">
        <Link to={home} className="rounded-small">
          <Logo />
        </Link>
        <div className="flex items-center gap-2">
          <LanguageSwitch isShort />
          <AccountMenu />
        </div>
      </header>
      {navigation}
      <main tabIndex={-1} className="grow pt-4 lg:pt-8">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
