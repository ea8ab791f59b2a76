import { Fragment, Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useAuth } from '@/lib/auth/auth-state.ts';
import { appText as text, uiText } from '@/lib/texts.ts';
import { openAccountDialog } from '@/state/account/account-dialog.ts';
import { ClearAnswersInFooter } from '@/state/quotes/clear-answers-button.tsx';
import { Button } from '@/ui/button.tsx';
import { Footer } from '@/ui/footer.tsx';
import { Logo } from '@/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { usePrefetchedNextPage } from './prefetch.ts';
import { SidePanel } from './side-panel.tsx';

/** Layout for every wizard page except the last: a side panel, or a slim header on a phone. */
export function WizardShell() {
  const { pathname } = useLocation();
  usePrefetchedNextPage(pathname);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[20rem_1fr]">
      <a
        href="#content"
        className="absolute top-2 left-2 z-10 -translate-y-20 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {text.skip()}
      </a>
      <ShellHeader />
      <SidePanel pathname={pathname} />
      <div className="mx-auto flex min-h-[calc(100dvh-4.5rem)] w-full max-w-[calc(var(--column)+2.5rem)] flex-col px-5 lg:min-h-dvh">
        <main id="content" tabIndex={-1} className="grow pt-4 lg:pt-10">
          <Suspense fallback={null}>
            <Fragment key={pathname}>
              <Outlet />
            </Fragment>
          </Suspense>
        </main>
        <Footer>
          <ClearAnswersInFooter />
        </Footer>
      </div>
    </div>
  );
}

/** The slim header on phones and tablets. */
function ShellHeader() {
  return (
    <header className="flex min-h-18 items-center justify-between gap-3 px-5 lg:hidden">
      <Link to="/" className="rounded-small">
        <Logo />
      </Link>
      <AccountCorner />
    </header>
  );
}

/** Header corner: a Sign In button or the account menu. Empty until the user is known. */
function AccountCorner() {
  const { user, loading } = useAuth();
  if (loading) return <div className="size-13" />;
  if (user) return <AccountMenu />;
  return (
    <Button look="outline" onClick={() => openAccountDialog('sign-in')}>
      {uiText.signIn()}
    </Button>
  );
}
