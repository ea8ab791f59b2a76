import { signedInViews, signedOutViews } from './account-pages.ts';
import { newAccount, newPerson, sessionItems } from './accounts.ts';
import { isPictured, picture } from './pictures.ts';
import { test } from './test.ts';

const views = { ...signedInViews, ...signedOutViews };

const pictured = {
  light: [
    'dialog-sign-in',
    'dialog-sign-up',
    'dialog-reset-password',
    'dashboard-empty',
    'menu',
    'settings',
    'reset-password',
  ],
  dark: ['dialog-sign-in', 'menu'],
} as const;

for (const colorScheme of isPictured ? (['light', 'dark'] as const) : []) {
  test(`takes screenshots of the account pages in ${colorScheme} mode`, { tag: '@phone' }, async ({
    buyer,
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { session } = await newAccount(request, {
      ...newPerson(),
      email: mayaOf(colorScheme, page),
    });
    for (const name of pictured[colorScheme]) {
      await buyer.stores(name in signedInViews ? sessionItems(session) : {});
      await views[name](buyer);
      await picture(page, `accounts/${name}-${colorScheme}`);
      await page.unrouteAll();
    }
  });
}

/** Returns an email address that is not in use and that looks natural in a screenshot. */
function mayaOf(scheme: string, page: { viewportSize: () => { width: number } | null }): string {
  return `maya.${scheme}.${page.viewportSize()?.width}@example.com`;
}
