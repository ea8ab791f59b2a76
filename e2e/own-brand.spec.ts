import { signedOutViews } from './account-pages.ts';
import { newPerson, sessionItems, signedUp } from './accounts.ts';
import { fillContact, sendUnhurried } from './contact.ts';
import { calculatorSettings, completeDraft, detroitBuyer, draftItems } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { everythingIn, type OwnSite, startOwnSite } from './own-brand.ts';
import { everyPage, laterPages, onPage } from './pages.ts';

const NAME = /latchkey/i;
/** What only the site of the software itself says: its name, its lowered payment, and its rate. */
const OTHERS = /latchkey|\bITMO|6\.375/i;

/** What this site opens instead of pages about programs that it hides. */
const listed: Readonly<Record<string, string>> = {
  [laterPages.program.address]: '/quote/programs/1000001',
  [laterPages.compare.address]: '/quote/programs/compare?ids=1000001,1126',
};

let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  site = await startOwnSite();
});

test.afterAll(() => site.stop());

// A minute on its own. Its parts are also checked every time, faster: `software-name.test.ts` reads the
// texts, `own-brand-mails.test.ts` every kind of email, and `site-files.test.ts` the head of a page and
// the files for programs.
test.skip(!process.env.FULL, 'only with FULL=1');

test('finds nothing of the software’s own site on the site of another company', async ({
  browser,
}) => {
  test.setTimeout(720_000);
  const { address } = site;
  const calculator = calculatorSettings({ applyAssistance: true, interestRate: null });
  const items = draftItems(completeDraft({ ...detroitBuyer, calculator }));
  const open = (more: Record<string, string> = {}) => {
    const localStorage = Object.entries({ ...items, ...more }).map(([name, value]) => ({
      name,
      value,
    }));
    return browser.newContext({
      baseURL: address,
      storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
    });
  };
  const context = await open();
  const page = await context.newPage();
  const expectOwn = async (name: string) => {
    await expect(page.locator('h1, [role=dialog]').first(), name).toBeVisible();
    const said = await everythingIn(page);
    expect(said, name).toContain('Harbor');
    expect(said, name).not.toMatch(OTHERS);
  };

  await test.step('public pages and the wizard, in both languages', async () => {
    for (const language of ['en', 'es']) {
      for (const { name, address: shipped } of everyPage) {
        const path = listed[shipped] ?? shipped;
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
          waitUntil: 'networkidle',
        });
        if (path !== shipped) await expect(page.locator('main')).toContainText('First Steps Loan');
        await expectOwn(`${name} in ${language}`);
      }
    }
  });

  await test.step('dialogs, and pages that emails open', async () => {
    await page.goto('/?lang=en');
    for (const [name, view] of Object.entries(signedOutViews)) {
      await view(page);
      await expectOwn(name);
    }
    for (const path of [
      '/withdraw',
      '/notices',
      '/correction/1000001',
      '/confirm-email?token_hash=any&type=signup',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectOwn(path);
    }
  });

  await test.step('print', async () => {
    await page.goto('/quote/calculator', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-sheet')).toContainText('Federally insured by NCUA');
    await expect(page.locator('.print-sheet')).toContainText(
      'The rate is from Harbor Credit Union’s rate sheet',
    );
    await expect(page.locator('.print-sheet')).toContainText('Call 231-555-0140');
    expect(await everythingIn(page)).not.toMatch(OTHERS);
    await page.emulateMedia({ media: null });
  });

  await test.step('request and thanks', async () => {
    await page.clock.install();
    await page.goto(laterPages.preApproval.address);
    await fillContact(page);
    await sendUnhurried(page);
    await onPage(page, 'Thank you, Maya Okafor');
    await expectOwn('thanks');
  });

  const person = newPerson();
  const { request } = context;
  const session = await signedUp(request, person);
  await site.makeOperator(person.email);
  await context.close();

  await test.step('account and operator pages', async () => {
    const signedIn = await open(sessionItems(session));
    const own = await signedIn.newPage();
    const expectNothing = async (path: string) => {
      await expect(own.locator('h1').first(), path).toBeVisible();
      expect(await everythingIn(own), path).not.toMatch(OTHERS);
    };
    for (const path of [
      '/dashboard',
      '/profile',
      '/profile/reset-password',
      '/operator/overview',
      '/operator/catalog',
      '/operator/catalog/harbor-first-steps',
      '/operator/leads',
    ]) {
      await own.goto(path, { waitUntil: 'networkidle' });
      await expect(own, path).toHaveURL(path);
      await expectNothing(path);
    }
    await own.getByRole('link', { name: 'Maya Okafor' }).first().click();
    await onPage(own, 'Maya Okafor');
    await own.waitForLoadState('networkidle');
    await expectNothing('a request');
    await signedIn.request.post('/auth/v1/recover', { data: { email: person.email } });
    await signedIn.close();
  });

  await test.step('emails', async () => {
    // To the buyer and to the team, and the link for a new password.
    await expect.poll(async () => (await site.mails()).length, { timeout: 60_000 }).toBe(3);
    for (const mail of await site.mails()) {
      expect(mail).toContain('Content-ID: <logo-light@harbor.example>');
      expect(mail).toContain('Federally insured by NCUA');
      // The buyer's own link is on this server.
      expect(mail).not.toMatch(OTHERS);
    }
  });

  await test.step('what programs read', async () => {
    const api = await browser.newContext({ baseURL: address });
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/.well-known/security.txt',
      '/site.webmanifest',
      '/es/site.webmanifest',
    ];
    for (const path of [...files, '/api/docs/json', '/api/docs/', '/healthz', '/auth/v1/health']) {
      const answer = await api.request.get(path);
      expect(answer.status(), path).toBe(200);
      expect((await answer.text()).replaceAll('urn:latchkey:problem', ''), path).not.toMatch(NAME);
    }
    const manifest = await (await api.request.get('/site.webmanifest')).json();
    for (const { src } of manifest.icons) {
      expect((await api.request.get(src)).headers()['content-type']).toBe('image/png');
    }
    await api.close();
  });
});
