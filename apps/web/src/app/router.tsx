import { createBrowserRouter, replace } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pages } from './pages.ts';
import { quoteRoutes } from './quote-routes.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteFailure } from './route-failure.tsx';

/** Until accounts exist everybody is signed out, and signed-out visitors go to the marketing site. */
function signedInOnly() {
  return replace(brand.marketingSite);
}

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <div className="min-h-dvh" />,
    children: [
      { index: true, lazy: pages.landing },
      { path: 'dashboard', loader: signedInOnly },
      { path: 'profile/reset-password', loader: signedInOnly },
      ...quoteRoutes,
      { path: 'example', lazy: pages.example },
      { lazy: pages.serverState, children: [{ path: 'sources', lazy: pages.sources }] },
      { path: 'privacy', lazy: pages.privacy },
      { path: 'accessibility', lazy: pages.accessibility },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
