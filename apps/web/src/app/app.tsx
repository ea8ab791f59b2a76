import { pagePaths } from '@latchkey/contract';
import { Route, Routes } from 'react-router';
import { useLocale } from '@/lib/text.ts';
import { accountRoutes } from './account-routes.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import {
  AccessibilityPage,
  ExamplePage,
  HowItWorksPage,
  LandingPage,
  OperatorPages,
  PrivacyPage,
  ServerState,
  SourcesPage,
  WithdrawPage,
} from './pages.ts';
import { quoteRoutes } from './quote-routes.tsx';
import { RootLayout } from './root-layout.tsx';

/** All of the app's routes. The browser and the server each wrap them in a router. */
export function App() {
  useLocale();
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route element={<SignedOutOnly />}>
          <Route index element={<LandingPage />} />
        </Route>
        {accountRoutes}
        <Route element={<SignedInOnly />}>
          <Route path={`${pagePaths.operator}/*`} element={<OperatorPages />} />
        </Route>
        {quoteRoutes}
        <Route path={pagePaths.example} element={<ExamplePage />} />
        <Route path={pagePaths.howItWorks} element={<HowItWorksPage />} />
        <Route element={<ServerState />}>
          <Route path={pagePaths.sources} element={<SourcesPage />} />
          <Route path={pagePaths.withdraw} element={<WithdrawPage />} />
        </Route>
        <Route path={pagePaths.privacy} element={<PrivacyPage />} />
        <Route path={pagePaths.accessibility} element={<AccessibilityPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
