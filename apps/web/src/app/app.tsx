import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { brand } from '@/lib/brand.ts';
import { NotFoundPage } from './not-found-page.tsx';
import {
  AccessibilityPage,
  ExamplePage,
  LandingPage,
  PrivacyPage,
  ServerState,
  SourcesPage,
} from './pages.ts';
import { quoteRoutes } from './quote-routes.tsx';
import { RootLayout } from './root-layout.tsx';

/** Until accounts exist everybody is signed out, and signed-out visitors go to the marketing site. */
function SignedInOnly() {
  return <Navigate to={brand.marketingSite} replace />;
}

/** Every address of the product. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<RootLayout />}>
          <Route index element={<LandingPage />} />
          <Route path="dashboard" element={<SignedInOnly />} />
          <Route path="profile/reset-password" element={<SignedInOnly />} />
          {quoteRoutes}
          <Route path="example" element={<ExamplePage />} />
          <Route element={<ServerState />}>
            <Route path="sources" element={<SourcesPage />} />
          </Route>
          <Route path="privacy" element={<PrivacyPage />} />
          <Route path="accessibility" element={<AccessibilityPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
