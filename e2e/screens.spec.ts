import type { BrowserContextOptions } from '@playwright/test';
import { signedInViews } from './account-pages.ts';
import { newAccount, sessionItems } from './accounts.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { test } from './fixtures.ts';
import { newOperator, sent } from './leads.ts';
import { laterPages, onPage } from './pages.ts';
import { type PicturedState, picturedStates } from './pictured-states.ts';
import { isPictured, picture, wholePicture } from './pictures.ts';

interface Look {
  readonly media?: { colorScheme?: 'dark'; forcedColors?: 'active' };
  /** A window of its own, on a desktop only. Sizes are in CSS pixels. */
  readonly window?: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>;
}

/** How every ordinary page is taken. */
const looks: Readonly<Record<string, Look>> = {
  light: {},
  dark: { media: { colorScheme: 'dark' } },
  'forced-colors': { media: { forcedColors: 'active' } },
  'narrowest-phone': { window: { viewport: { width: 320, height: 640 } } },
  // A 1280 x 800 desktop at 200 % zoom.
  'zoom-200': { window: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
};

for (const [look, { media = {}, window }] of isPictured ? Object.entries(looks) : []) {
  test.describe(`in this look: ${look}`, { tag: window ? [] : ['@phone'] }, () => {
    if (window) test.use(window);
    test.beforeEach(({ page }) => page.emulateMedia(media));

    for (const [name, { ordinary }] of Object.entries(picturedStates)) {
      if (ordinary) takePicture(name, look, ordinary);
    }

    test('takes a picture of the dashboard', async ({ page, request, store }) => {
      await store(sessionItems((await newAccount(request)).session));
      await signedInViews['dashboard-full']?.(page);
      await wholePicture(page, `dashboard/${look}`);
    });

    test('takes a picture of the inbox', async ({ page, request, store }) => {
      for (const name of ['Grace Lindqvist', 'Omar Haddad']) {
        await sent(request, undefined, { name, email: 'buyer@example.com' });
      }
      await store(sessionItems((await newOperator(request)).session));
      await page.goto('/operator/leads');
      await onPage(page, 'Requests');
      await page.getByRole('link', { name: 'Omar Haddad' }).first().waitFor();
      await wholePicture(page, `inbox/${look}`);
    });
  });
}

/** The main pages, by the names of their pictures in Spanish. */
const mainPages = {
  landing: '/es',
  'how-it-works': '/es/how-it-works',
  question: '/quote/home-info/type',
  confirmation: '/quote/confirmation',
  programs: '/quote/programs',
  compare: laterPages.compare.address,
  calculator: '/quote/calculator',
  'pre-approval': '/quote/pre-approval',
};

test.describe('in Spanish', { tag: '@phone' }, () => {
  test.use({ locale: 'es-US' });

  for (const [name, address] of isPictured ? Object.entries(mainPages) : []) {
    test(`takes a picture in Spanish of ${name}`, async ({ haveDraft, page }) => {
      test.slow();
      if (name !== 'landing') await haveDraft(completeDraft(detroitBuyer));
      await page.goto(address, { waitUntil: 'networkidle' });
      await wholePicture(page, `es/${name}`);
      if (name !== 'pre-approval') return;
      await page.getByLabel('Nombre completo *').fill('Maya Okafor Núñez');
      await page.getByLabel('Correo electrónico *').fill('maya@example.com');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await onPage(page, 'Gracias, Maya Okafor Núñez');
      await page.getByRole('button', { name: 'Cerrar' }).click();
      await wholePicture(page, 'es/thank-you');
    });
  }
});

test.describe('in other states', { tag: '@phone' }, () => {
  for (const [name, { ordinary, ...others }] of isPictured ? Object.entries(picturedStates) : []) {
    for (const [state, setUp] of Object.entries(others)) takePicture(name, state, setUp);
  }
});

function takePicture(
  name: string,
  state: string,
  { draft = {}, prepare, show, isFirstScreen = false }: PicturedState,
): void {
  test(`takes a picture of ${name}: ${state}`, async ({ allowMessage, haveDraft, page }) => {
    test.slow();
    allowMessage(/Failed to load resource|net::ERR/);
    if (draft) await haveDraft(completeDraft({ ...detroitBuyer, ...draft }));
    await prepare?.(page);
    await show?.(page);
    const take = isFirstScreen ? picture : wholePicture;
    await take(page, `${name}/${state}`);
  });
}
