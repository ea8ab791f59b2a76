import { pageRedirect } from '@latchkey/contract';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { useAlerts } from '@/lib/alerts.ts';
import { useUser } from '@/lib/auth/auth-state.ts';
import { RepeatEarlyClick } from '@/lib/early-click.tsx';
import { languageOf, otherLocales, rememberLocale, showLocale } from '@/lib/language.ts';
import { currentLocale } from '@/lib/text.ts';
import { AccountDialogHost } from './account-dialog-host.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';
import { useStayedOpen } from './use-stayed-open.ts';
import { useTravel } from './use-travel.ts';

/**
 * Layout for every page. Handles loading, focus, slide direction, alerts and the account dialog.
 */
export function RootLayout() {
  useArrival();
  useTravel();
  useLanguageOfAddress();
  useResumedMove();
  useSignOutElsewhere();
  return (
    <>
      <AlertHost />
      <NavigationProgress />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <RoutedPage />
        <RepeatEarlyClick />
      </Suspense>
      <AccountDialogHost />
    </>
  );
}

/**
 * Renders the page for the current URL. First redirects if the URL is not in its canonical form.
 */
function RoutedPage() {
  const { pathname, search, hash } = useLocation();
  const target = pageRedirect(pathname, otherLocales);
  return target === undefined ? (
    <Outlet />
  ) : (
    <Navigate to={{ pathname: target, search, hash }} replace />
  );
}

const AlertRegion = lazy(async () => {
  const { AlertRegion } = await import('@/ui/alert-region.tsx');
  return { default: AlertRegion };
});

/** Loads the code for alerts when the first alert appears. */
function AlertHost() {
  const wasNeeded = useStayedOpen(useAlerts((state) => state.alerts.length > 0));
  return wasNeeded ? (
    <Suspense>
      <AlertRegion />
    </Suspense>
  ) : null;
}

/** Moves this browser's quotes to the user's account if an earlier attempt was interrupted. */
function useResumedMove(): void {
  const owner = useUser()?.id;
  useEffect(() => {
    if (owner !== undefined) void resume(owner);
  }, [owner]);
}

async function resume(owner: string): Promise<void> {
  const { resumeMove } = await import('@/state/quotes/move-quotes.ts');
  await resumeMove(owner);
}

/**
 * After navigation, moves focus to `main`, so that screen readers start there. Does not move focus
 * if the page has already focused a field. Also scrolls to the top, except when the visitor goes
 * back, because in that case the browser restores the scroll position.
 */
function useArrival(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, navigation]);
}

/**
 * Shows a page in the language at the start of its URL. Later pages whose URLs contain no language
 * use the same language.
 */
function useLanguageOfAddress(): void {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const shown = useRef(language);
  useEffect(() => {
    if (language === undefined && shown.current !== undefined) rememberLocale(shown.current);
    else if (language !== undefined && language !== currentLocale()) void showLocale(language);
    shown.current = language;
  }, [language]);
}
