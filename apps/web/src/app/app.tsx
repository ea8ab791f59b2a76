import { pagePaths } from '@latchkey/contract';
import type { Locale } from '@latchkey/texts';
import { Route, Routes } from 'react-router';
import { addressIn } from '@/lib/language.ts';
import { locales } from '@/lib/text.ts';
import { accountRoutes } from './account-routes.tsx';
import { SignedOutOnly, SignInFirst } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import {
  AccessibilityPage,
  CorrectionPage,
  EmailLinkPage,
  ExamplePage,
  HowItWorksPage,
  LandingPage,
  OperatorPages,
  PrivacyPage,
  ServerState,
  SourcesPage,
} from './pages.ts';
import { quoteRoutes } from './quote-routes.tsx';
import { RootLayout } from './root-layout.tsx';

/** All of the app's routes. The browser and the server each wrap them in a router. */
export function App() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {locales.map(publicRoutes)}
        {accountRoutes()}
        <Route element={<SignInFirst />}>
          <Route path={`${pagePaths.operator}/*`} element={<OperatorPages />} />
        </Route>
        {quoteRoutes()}
        <Route element={<ServerState />}>
          <Route path={pagePaths.withdraw} element={<EmailLinkPage />} />
          <Route path={pagePaths.correction} element={<CorrectionPage />} />
          <Route path={pagePaths.notices} element={<EmailLinkPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** The public pages, at their addresses in a language. */
function publicRoutes(locale: Locale) {
  const at = (path: string) => addressIn(path, locale);
  return (
    <Route key={locale}>
      <Route element={<SignedOutOnly />}>
        <Route path={at(pagePaths.landing)} element={<LandingPage />} />
      </Route>
      <Route path={at(pagePaths.example)} element={<ExamplePage />} />
      <Route path={at(pagePaths.howItWorks)} element={<HowItWorksPage />} />
      <Route element={<ServerState />}>
        <Route path={at(pagePaths.sources)} element={<SourcesPage />} />
      </Route>
      <Route path={at(pagePaths.privacy)} element={<PrivacyPage />} />
      <Route path={at(pagePaths.accessibility)} element={<AccessibilityPage />} />
    </Route>
  );
}
