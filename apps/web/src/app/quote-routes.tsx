import { wizardPages } from '@latchkey/domain';
import { Outlet, type RouteObject, replace } from 'react-router';
import { currentDraft } from '@/lib/draft.ts';
import { addressOf, FIRST_QUESTION } from '@/lib/wizard.ts';
import { pages } from './pages.ts';
import { lazyPageOf } from './quote-pages.ts';
import { WizardShell } from './wizard-shell.tsx';

type PageOfTheWay = (typeof wizardPages)[number];

/** Without a quote in progress there is nothing to go on with: the questions start anew. */
function draftOnly({ params }: { params: { programId?: string } }) {
  const isUnknown = params.programId !== undefined && !/^\d+$/.test(params.programId);
  return isUnknown || currentDraft() === null ? replace(FIRST_QUESTION) : null;
}

function routeOf(page: PageOfTheWay): RouteObject {
  const isFirst = addressOf(page) === FIRST_QUESTION;
  return { path: page.path, lazy: lazyPageOf(page), ...(isFirst ? {} : { loader: draftOnly }) };
}

function asksServer({ question }: PageOfTheWay): boolean {
  return question === null || question === 'homeLocation';
}

function isLast({ path }: PageOfTheWay): boolean {
  return path === 'pre-approval';
}

const inShell = wizardPages.filter((page) => !isLast(page));

/** The way from the first question to pre-approval, as the domain's list of pages has it. */
export const quoteRoutes: RouteObject[] = [
  {
    path: 'quote',
    element: <Outlet />,
    children: [
      {
        element: <WizardShell />,
        children: [
          ...inShell.filter((page) => !asksServer(page)).map(routeOf),
          { lazy: pages.serverState, children: inShell.filter(asksServer).map(routeOf) },
        ],
      },
      { lazy: pages.serverState, children: wizardPages.filter(isLast).map(routeOf) },
      { index: true, loader: () => replace(FIRST_QUESTION) },
      { path: '*', loader: () => replace(FIRST_QUESTION) },
    ],
  },
];
