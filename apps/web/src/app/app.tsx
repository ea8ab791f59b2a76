import { BrowserRouter, Route, Routes } from 'react-router';
import { accountRoutes } from './account-routes.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import {
  AccessibilityPage,
  ExamplePage,
  LandingPage,
  OperatorPages,
  PrivacyPage,
  ServerState,
  SourcesPage,
  WithdrawPage,
} from './pages.ts';
import { quoteRoutes } from './quote-routes.tsx';
import { RootLayout } from './root-layout.tsx';

/** Every address of the product. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<RootLayout />}>
          <Route element={<SignedOutOnly />}>
            <Route index element={<LandingPage />} />
          </Route>
          {accountRoutes}
          <Route element={<SignedInOnly />}>
            <Route path="operator/*" element={<OperatorPages />} />
          </Route>
          {quoteRoutes}
          <Route path="example" element={<ExamplePage />} />
          <Route element={<ServerState />}>
            <Route path="sources" element={<SourcesPage />} />
            <Route path="withdraw" element={<WithdrawPage />} />
          </Route>
          <Route path="privacy" element={<PrivacyPage />} />
          <Route path="accessibility" element={<AccessibilityPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
