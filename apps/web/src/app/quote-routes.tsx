import { WIZARD_PATH } from '@latchkey/contract';
import { type WizardPage, wizardPages } from '@latchkey/domain';
import { useEffect } from 'react';
import { Navigate, Outlet, Route, useLocation, useParams } from 'react-router';
import { lazyPage } from '@/lib/lazy-page.ts';
import { currentDraft } from '@/state/draft.ts';
import { returnAfterQuestions } from '@/state/return-address.ts';
import { sharedFiguresAt } from '@/state/shared-link.ts';
import { addressOf, COMPARE, FIRST_QUESTION } from '@/state/wizard.ts';
import { ComparePage, ServerState } from './pages.ts';
import { pageComponent } from './quote-pages.ts';
import { WizardShell } from './wizard-shell.tsx';

/** Layout for the result pages. No first page needs it. */
const ResultShell = lazyPage([], async () => (await import('./result-shell.tsx')).ResultShell);

/**
 * Redirects to the first question if there is no quote in progress, unless a shared link has the
 * figures to start one. Checks only on navigation, so clearing a quote in another tab does not
 * close the page that the buyer is reading.
 */
function DraftOnly() {
  const address = useLocation();
  const { programId } = useParams();
  const isUnknown = programId !== undefined && !/^\d+$/.test(programId);
  const hasQuote = currentDraft() !== null || sharedFiguresAt(address) !== null;
  useEffect(() => {
    if (!hasQuote) returnAfterQuestions(address);
  }, [hasQuote, address]);
  return isUnknown || !hasQuote ? <ToFirstQuestion /> : <Outlet />;
}

function ToFirstQuestion() {
  return <Navigate to={FIRST_QUESTION} replace />;
}

function routesOf(pages: readonly WizardPage[]) {
  return pages.map((page) => {
    const Page = pageComponent(page);
    return <Route key={page.path} path={page.path} element={<Page />} />;
  });
}

function isFirst(page: WizardPage): boolean {
  return addressOf(page) === FIRST_QUESTION;
}

function asksServer({ question }: WizardPage): boolean {
  return question === null || question === 'homeLocation';
}

/** Programs, one program, and the calculator. */
function isResult({ path, section }: WizardPage): boolean {
  return section === 'programs' || path === 'calculator';
}

function isLast({ path }: WizardPage): boolean {
  return path === 'pre-approval';
}

const inShell = wizardPages.filter((page) => !isFirst(page) && !isResult(page) && !isLast(page));

/** Wizard routes, from the first question to pre-approval, built from the domain's page list. */
export const quoteRoutes = (
  <Route path={WIZARD_PATH}>
    <Route element={<WizardShell />}>
      {routesOf(wizardPages.filter(isFirst))}
      <Route element={<DraftOnly />}>
        {routesOf(inShell.filter((page) => !asksServer(page)))}
        <Route element={<ServerState />}>{routesOf(inShell.filter(asksServer))}</Route>
      </Route>
    </Route>
    <Route element={<ResultShell />}>
      <Route element={<DraftOnly />}>
        <Route element={<ServerState />}>
          {routesOf(wizardPages.filter(isResult))}
          <Route path={COMPARE} element={<ComparePage />} />
        </Route>
      </Route>
    </Route>
    <Route element={<DraftOnly />}>
      <Route element={<ServerState />}>{routesOf(wizardPages.filter(isLast))}</Route>
    </Route>
    <Route index element={<ToFirstQuestion />} />
    <Route path="*" element={<ToFirstQuestion />} />
  </Route>
);
