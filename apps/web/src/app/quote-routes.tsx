import { WIZARD_PATH } from '@latchkey/contract';
import { type WizardPage, wizardPages } from '@latchkey/domain';
import { Route } from 'react-router';
import { addressOf, COMPARE, FIRST_QUESTION } from '@/state/wizard.ts';
import { DraftOnly, ToFirstQuestion } from './draft-only.tsx';
import { ComparePage, ResultShell, ServerState } from './pages.ts';
import { asksServer, isResult, pageComponent } from './quote-pages.ts';
import { WizardShell } from './wizard-shell.tsx';

function routesOf(pages: readonly WizardPage[]) {
  return pages.map((page) => {
    const Page = pageComponent(page);
    return <Route key={page.path} path={page.path} element={<Page />} />;
  });
}

function isFirst(page: WizardPage): boolean {
  return addressOf(page) === FIRST_QUESTION;
}

function isLast({ path }: WizardPage): boolean {
  return path === 'pre-approval';
}

const inShell = wizardPages.filter((page) => !isFirst(page) && !isResult(page) && !isLast(page));

/** Wizard routes, from the first question to pre-approval, built from the domain's page list. */
export const quoteRoutes = () => (
  <Route path={WIZARD_PATH}>
    <Route element={<WizardShell />}>
      {routesOf(wizardPages.filter(isFirst))}
      <Route element={<DraftOnly />}>
        {routesOf(inShell.filter((page) => !asksServer(page)))}
        <Route element={<ServerState />}>{routesOf(inShell.filter(asksServer))}</Route>
      </Route>
    </Route>
    <Route element={<ResultShell />}>
      <Route element={<ServerState />}>
        {routesOf(wizardPages.filter(isResult))}
        <Route path={COMPARE} element={<ComparePage />} />
      </Route>
    </Route>
    <Route element={<DraftOnly />}>
      <Route element={<ServerState />}>{routesOf(wizardPages.filter(isLast))}</Route>
    </Route>
    <Route index element={<ToFirstQuestion />} />
    <Route path="*" element={<ToFirstQuestion />} />
  </Route>
);
