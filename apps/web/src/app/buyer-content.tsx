import { Fragment, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LAYOUT_CONTENT, RepeatEarlyClick } from '@/lib/early-click.tsx';
import { ClearAnswersInFooter } from '@/state/quotes/clear-answers-button.tsx';
import { Footer } from '@/ui/footer.tsx';

/** The content of a buyer's page, and the footer. The skip link leads to the content. */
export function BuyerContent({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <main id="content" tabIndex={-1} className={className}>
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
    </>
  );
}
