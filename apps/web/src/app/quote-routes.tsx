import { WIZARD_PATH } from '@latchkey/contract';
import { type WizardPage, wizardPages } from '@latchkey/domain';
import { Navigate, Outlet, Route, useLocation, useParams } from 'react-router';
import { currentDraft } from '@/lib/draft.ts';
import { sharedFiguresAt } from '@/lib/shared-link.ts';
import { addressOf, FIRST_QUESTION } from '@/lib/wizard.ts';
import { ServerState } from './pages.ts';
import { pageComponent } from './quote-pages.ts';
import { WizardShell } from './wizard-shell.tsx';

/**
 * Without a quote in progress there is nothing to go on with: the questions start anew, but for a
 * link that brings the figures to start one. Judged at each step, so a quote cleared in another tab
 * does not take the page away under the reader.
 */
function DraftOnly() {
  const address = useLocation();
  const { programId } = useParams();
  const isUnknown = programId !== undefined && !/^\d+$/.test(programId);
  const hasQuote = currentDraft() !== null || sharedFiguresAt(address) !== null;
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

function isLast({ path }: WizardPage): boolean {
  return path === 'pre-approval';
}

const inShell = wizardPages.filter((page) => !isFirst(page) && !isLast(page));

/** The way from the first question to pre-approval, as the domain's list of pages has it. */
export const quoteRoutes = (
  <Route path={WIZARD_PATH}>
    <Route element={<WizardShell />}>
      {routesOf(wizardPages.filter(isFirst))}
      <Route element={<DraftOnly />}>
        {routesOf(inShell.filter((page) => !asksServer(page)))}
        <Route element={<ServerState />}>{routesOf(inShell.filter(asksServer))}</Route>
      </Route>
    </Route>
    <Route element={<DraftOnly />}>
      <Route element={<ServerState />}>{routesOf(wizardPages.filter(isLast))}</Route>
    </Route>
    <Route index element={<ToFirstQuestion />} />
    <Route path="*" element={<ToFirstQuestion />} />
  </Route>
);
