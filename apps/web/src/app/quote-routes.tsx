import { wizardPages } from '@latchkey/domain';
import { Outlet, type RouteObject, redirect } from 'react-router';
import { currentDraft } from '@/lib/draft.ts';
import { addressOf, FIRST_QUESTION } from '@/lib/wizard.ts';
import { lazyPageOf } from './quote-pages.ts';
import { WizardShell } from './wizard-shell.tsx';

/** Without a quote in progress there is nothing to go on with: the questions start anew. */
function draftOnly({ params }: { params: { programId?: string } }) {
  const isUnknown = params.programId !== undefined && !/^\d+$/.test(params.programId);
  return isUnknown || currentDraft() === null ? redirect(FIRST_QUESTION) : null;
}

const routes = wizardPages.map(
  (page): RouteObject => ({
    path: page.path,
    lazy: lazyPageOf(page),
    ...(addressOf(page) === FIRST_QUESTION ? {} : { loader: draftOnly }),
  }),
);

const ownPage = routes.filter(({ path }) => path === 'pre-approval');
const inShell = routes.filter(({ path }) => path !== 'pre-approval');

/** The way from the first question to pre-approval, as the domain's list of pages has it. */
export const quoteRoutes: RouteObject[] = [
  {
    path: 'quote',
    element: <Outlet />,
    children: [
      { element: <WizardShell />, children: inShell },
      ...ownPage,
      { index: true, loader: () => redirect(FIRST_QUESTION) },
      { path: '*', loader: () => redirect(FIRST_QUESTION) },
    ],
  },
];
