import { Fragment, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LAYOUT_CONTENT, RepeatEarlyClick } from '@/lib/early-click.tsx';
import { appText as text } from '@/lib/texts.ts';
import { ClearAnswersInFooter } from '@/state/quotes/clear-answers-button.tsx';
import { Footer } from '@/ui/footer.tsx';
import { SkipLink } from '@/ui/skip-link.tsx';
import { HeaderCorner } from './header-corner.tsx';
import { NeedsScript } from './needs-script.tsx';
import { TopBar } from './top-bar.tsx';

/** Layout for the result pages: a top bar above columns that each page fills. */
export function ResultShell() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col max-[78.5rem]:has-data-foot-bar:pb-20">
      <SkipLink to="content">{text.skip()}</SkipLink>
      <TopBar>
        <HeaderCorner />
      </TopBar>
      <div className="mx-auto flex w-full max-w-[84rem] grow flex-col px-4 sm:px-6">
        <NeedsScript />
        <main id="content" tabIndex={-1} className="grow pt-3 sm:pt-6 low:pt-2">
          <Suspense fallback={null}>
            <Fragment key={pathname}>
              <Outlet />
            </Fragment>
            <RepeatEarlyClick within={LAYOUT_CONTENT} />
          </Suspense>
        </main>
        <Footer>
          <ClearAnswersInFooter />
        </Footer>
      </div>
    </div>
  );
}
