import { pagePaths, pathOf } from '@latchkey/contract';
import type { BrowserContextOptions } from '@playwright/test';
import { signedInViews } from './account-pages.ts';
import { sent } from './accounts.ts';
import { detroitBuyer } from './drafts.ts';
import { laterPages } from './pages.ts';
import { type PicturedState, picturedStates } from './pictured-states.ts';
import { isPictured, picture, picturesInBothSchemes, wholePicture } from './pictures.ts';
import { test } from './test.ts';
import { openLoaded } from './waits.ts';

interface Look {
  readonly media?: { colorScheme?: 'dark'; forcedColors?: 'active' };
  /** Window settings for a screenshot that is taken only on a desktop. */
  readonly window?: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>;
}

/** The color schemes and window sizes in which every page is captured in its ordinary state. */
const looks: Readonly<Record<string, Look>> = {
  light: {},
  dark: { media: { colorScheme: 'dark' } },
  'forced-colors': { media: { forcedColors: 'active' } },
  'narrowest-phone': { window: { viewport: { width: 320, height: 640 } } },
  // This is a 1280 x 800 desktop screen at 200 % zoom.
  'zoom-200': { window: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
};

for (const [look, { media = {}, window }] of isPictured ? Object.entries(looks) : []) {
  test.describe(`captures every page with the display setting ${look}`, {
    tag: window ? [] : ['@phone'],
  }, () => {
    if (window) test.use(window);
    test.beforeEach(({ page }) => page.emulateMedia(media));

    for (const [name, { ordinary }] of Object.entries(picturedStates)) {
      if (ordinary) takePicture(name, look, ordinary);
    }

    test('takes a screenshot of the dashboard', async ({ buyer, page }) => {
      await buyer.hasAccount();
      await signedInViews['dashboard-full'](buyer);
      await wholePicture(page, `dashboard/${look}`);
    });

    test('takes a screenshot of the inbox', async ({ operator, page, request }) => {
      for (const name of ['Grace Lindqvist', 'Omar Haddad']) {
        await sent(request, { name, email: 'buyer@example.com' });
      }
      await operator.hasRole();
      await page.goto('/operator/leads');
      await operator.isOn('Requests');
      await operator.link('Omar Haddad').first().waitFor();
      await wholePicture(page, `inbox/${look}`);
    });
  });
}

/** The main pages, keyed by the names of their Spanish screenshots. */
const mainPages = {
  landing: '/es',
  'how-it-works': '/es/how-it-works',
  question: '/quote/home-info/type',
  confirmation: '/quote/confirmation',
  programs: '/quote/programs',
  compare: laterPages.compare.address,
  calculator: '/quote/calculator',
  price: pagePaths.price,
  'pre-approval': '/quote/pre-approval',
};

test.describe('captures pages in Spanish', { tag: '@phone' }, () => {
  test.use({ locale: 'es-US' });

  for (const [name, address] of isPictured ? Object.entries(mainPages) : []) {
    test(`takes a screenshot of ${name} in Spanish`, async ({ buyer, page }) => {
      test.slow();
      if (name !== 'landing') await buyer.has(detroitBuyer);
      await openLoaded(page, address);
      await wholePicture(page, `es/${name}`);
      if (name !== 'pre-approval') return;
      await buyer.enters('Nombre completo *', 'Maya Okafor Núñez');
      await buyer.enters('Correo electrónico *', 'maya@example.com');
      await buyer.presses('Enviar mensaje');
      await buyer.isOn('Gracias, Maya Okafor Núñez');
      await buyer.presses('Cerrar');
      await wholePicture(page, 'es/thank-you');
    });
  }
});

/**
 * Public pages about programs, our data and our claims, keyed by the names of their screenshots.
 */
const publicPages = {
  programs: pagePaths.allPrograms,
  state: pathOf('statePrograms', { state: 'mi' }),
  county: pathOf('countyPrograms', { state: 'mi', county: 'wayne-county' }),
  program: pathOf('publicProgram', { slug: 'mi-mshda-mi-10k-dpa' }),
  data: pagePaths.data,
  proof: pagePaths.proof,
};

test.describe('captures public pages', { tag: '@phone' }, () => {
  for (const [name, address] of isPictured ? Object.entries(publicPages) : []) {
    test(`takes screenshots of the page ${address}`, async ({ page }) => {
      test.slow();
      await openLoaded(page, address);
      await picturesInBothSchemes(page, `public/${name}`);
    });
  }
});

test.describe('captures pages in other states', { tag: '@phone' }, () => {
  for (const [name, { ordinary, ...others }] of isPictured ? Object.entries(picturedStates) : []) {
    for (const [state, setUp] of Object.entries(others)) takePicture(name, state, setUp);
  }
});

function takePicture(
  name: string,
  state: string,
  { draft = {}, prepare, show, isFirstScreen, isUnfinished }: PicturedState,
): void {
  test(`takes a screenshot of ${name} in the state ${state}`, async ({
    allowMessage,
    buyer,
    page,
  }) => {
    test.slow();
    allowMessage(/Failed to load resource|net::ERR/);
    if (draft) await buyer.has({ ...detroitBuyer, ...draft });
    await prepare?.(page);
    await show?.(buyer);
    if (isFirstScreen) await picture(page, `${name}/${state}`);
    else await wholePicture(page, `${name}/${state}`, isUnfinished);
  });
}
