import {
  type PageEntry,
  type PageName,
  pageNames,
  pagePaths,
  pages,
  pathIn,
  type TeamAudience,
  teamAudiences,
  WIZARD_PATH,
} from '@latchkey/contract';
import { wizardPages } from '@latchkey/domain';
import { defaultLocale, type Locale } from '@latchkey/texts';
import { type RouteObject, useLocation } from 'react-router';
import { locales } from '@/lib/text.ts';
import { sharedFiguresAt } from '@/state/shared-link.ts';
import { addressOf, FIRST_QUESTION } from '@/state/wizard.ts';
import { AccountShell } from './account-shell.tsx';
import { DraftOnly, ToFirstQuestion } from './draft-only.tsx';
import { SignedInOnly, SignedOutOnly, SignInFirst } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFailure } from './page-failure.tsx';
import { operatorShells } from './page-modules.ts';
import { lazyRoute, pageRoute, questionRoute } from './page-route.ts';
import { PublicShell, VisitorShell } from './public-shell.tsx';
import { ResultShell } from './result-shell.tsx';
import { RootLayout } from './root-layout.tsx';
import { UnlessByMail } from './unless-by-mail.tsx';
import { WizardShell } from './wizard-shell.tsx';

type OtherPage = Exclude<PageName, 'landing' | 'question'>;

const pathTo = (name: 'landing' | OtherPage, locale: Locale) =>
  locale === defaultLocale ? pages[name].path : pathIn(locale, pages[name].path);

/** Builds the route for the landing page in one language. The landing page has its own layout. */
function landingRoute(locale: Locale): RouteObject {
  return {
    Component: SignedOutOnly,
    children: [pageRoute('landing', pathTo('landing', locale))],
  };
}

/** Builds the routes in one language for one audience's pages, except the landing page. */
function routesFor(audience: PageEntry['audience'], locale = defaultLocale): RouteObject[] {
  const isFor = (name: PageName): name is OtherPage =>
    name !== 'question' && name !== 'landing' && pages[name].audience === audience;
  return pageNames.filter(isFor).map((name) => pageRoute(name, pathTo(name, locale)));
}

const accountRoutes: RouteObject = {
  Component: UnlessByMail,
  children: [
    {
      Component: SignedInOnly,
      children: [{ Component: AccountShell, children: routesFor('user') }],
    },
  ],
};

/**
 * The start page for our team. Redirects each user to the first page that the user's roles allow.
 */
const isStart = ({ path }: RouteObject) => path === pagePaths.operator;
const inShell = (role: TeamAudience): RouteObject => ({
  ...lazyRoute('operator', operatorShells[role]),
  children: routesFor(role).filter((route) => !isStart(route)),
});
const operatorRoutes: RouteObject = {
  Component: SignInFirst,
  children: [
    ...teamAudiences.map(inShell),
    ...routesFor('operator').filter(isStart),
    { path: `${pagePaths.operator}/*`, Component: NotFoundPage },
  ],
};

const questionRoutes = (isWanted: (address: string) => boolean): RouteObject[] =>
  wizardPages.flatMap((page) =>
    page.question !== null && isWanted(addressOf(page))
      ? [questionRoute(page.question, addressOf(page))]
      : [],
  );

/** All wizard pages, from the first question to pre-approval. */
const quoteRoutes: RouteObject = {
  path: WIZARD_PATH,
  children: [
    {
      Component: WizardShell,
      children: [
        ...questionRoutes((address) => address === FIRST_QUESTION),
        {
          Component: DraftOnly,
          children: [
            ...questionRoutes((address) => address !== FIRST_QUESTION),
            pageRoute('confirmation'),
          ],
        },
      ],
    },
    {
      Component: ResultShell,
      children: [
        {
          Component: ResultDraftOnly,
          children: [
            pageRoute('programs'),
            pageRoute('program'),
            pageRoute('compare'),
            pageRoute('calculator'),
            pageRoute('price'),
          ],
        },
      ],
    },
    { Component: DraftOnly, children: [pageRoute('preApproval')] },
    { index: true, Component: ToFirstQuestion },
    { path: '*', Component: ToFirstQuestion },
  ],
};

/** Like `DraftOnly`, but also allows visitors who open a shared link with figures. */
function ResultDraftOnly() {
  return <DraftOnly isShared={sharedFiguresAt(useLocation()) !== null} />;
}

/**
 * The routes of all pages in the page table. The browser and the server each build a router from
 * this list. Pages for audiences other than buyers need no separate entry here.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          ...locales.map(landingRoute),
          {
            Component: PublicShell,
            children: locales.flatMap((locale) => routesFor('public', locale)),
          },
          { Component: VisitorShell, children: routesFor('visitor') },
          accountRoutes,
          operatorRoutes,
          quoteRoutes,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
