import type { BrowserContextOptions } from '@playwright/test';
import { signedInViews } from './account-pages.ts';
import { newAccount, sessionItems } from './accounts.ts';
import { completeDraft, detroitBuyer } from './drafts.ts';
import { test } from './fixtures.ts';
import { newOperator, sent } from './leads.ts';
import { onPage } from './pages.ts';
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
