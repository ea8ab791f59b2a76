import { type PageFor, pagePaths, pathOf, type TeamAudience } from '@latchkey/contract';
import { pluck } from '@latchkey/domain';
import { signedOutViews } from './account-pages.ts';
import { newAccount, sessionItems } from './accounts.ts';
import { Buyer } from './buyer.ts';
import { calculatorSettings, completeDraft, detroitBuyer, draftItems } from './drafts.ts';
import { everythingIn, type OwnSite, startOwnSite } from './own-brand.ts';
import { accountPages, everyPage, laterPages, named, visitorPages } from './pages.ts';
import { expect, test } from './test.ts';
import { storageAt } from './visitor.ts';
import { openLoaded, untilLoaded } from './waits.ts';

const NAME = /latchkey/i;
/**
 * Text that must appear only on Latchkey's own site: its name, its lowered payment and its rate.
 */
const OTHERS = /latchkey|\bITMO|6\.375/i;

/** Public pages that this site shows in place of the pages about hidden programs. */
const listed: Readonly<Record<string, string>> = {
  [laterPages.program.address]: '/quote/programs/1000001',
  [visitorPages.correction.address]: '/correction/1000001',
  [laterPages.compare.address]: '/quote/programs/compare?ids=1000001,1126',
};

/**
 * The pages for our team that have a fixed URL. The test opens the page of a request from the list.
 */
const teamPages = Object.values({
  overview: pagePaths.overview,
  catalog: pagePaths.catalog,
  catalogProgram: pathOf('catalogProgram', { slug: 'harbor-first-steps' }),
  erase: pagePaths.erase,
  audit: pagePaths.audit,
  // This page comes last, because the test opens a request from it.
  leads: pagePaths.leads,
} satisfies Record<Exclude<PageFor<TeamAudience>, 'operator' | 'lead'>, string>);

let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  site = await startOwnSite();
});

test.afterAll(() => site.stop());

// This test alone takes a minute. Faster tests check its parts in every run:
// `software-name.test.ts` checks the texts, `own-brand-mails.test.ts` checks every kind of email,
// and `site-files.test.ts` checks the head of a page and the files for crawlers.

test('finds no trace of the software’s own site on another company’s site', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(720_000);
  const { address } = site;
  const calculator = calculatorSettings({ applyAssistance: true, interestRate: null });
  const items = draftItems(completeDraft({ ...detroitBuyer, calculator }));
  const open = async (more: Record<string, string> = {}) => {
    const storageState = storageAt(address, { ...items, ...more });
    const context = await browser.newContext({ baseURL: address, storageState });
    return new Buyer(await context.newPage(), context.request);
  };
  const buyer = await open();
  const { page } = buyer;
  const expectOwn = async (name: string) => {
    await expect(page.locator('h1, [role=dialog]').first(), name).toBeVisible();
    const said = await everythingIn(page);
    expect(said, name).toContain('Harbor');
    expect(said, name).not.toMatch(OTHERS);
  };

  await test.step('checks the public pages and the wizard in both languages', async () => {
    for (const language of ['en', 'es']) {
      for (const { name, address: shipped } of everyPage) {
        const path = listed[shipped] ?? shipped;
        await openLoaded(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        if (path !== shipped) await expect(page.locator('main')).toContainText('First Steps Loan');
        await expectOwn(`${name} in ${language}`);
      }
    }
  });

  await test.step('checks the dialogs and the pages that open from links in emails', async () => {
    await page.goto('/?lang=en');
    for (const [name, view] of Object.entries(signedOutViews)) {
      await view(buyer);
      await expectOwn(name);
    }
    for (const { name, address: path } of named(visitorPages)) {
      await openLoaded(page, listed[path] ?? path);
      await expectOwn(name);
    }
  });

  await test.step('checks the printed pages', async () => {
    await openLoaded(page, laterPages.calculator.address);
    const sheet = await buyer.seesOnPaper();
    await expect(sheet).toContainText('Federally insured by NCUA');
    await expect(sheet).toContainText('The rate is from Harbor Credit Union’s rate sheet');
    await expect(sheet).toContainText('Call 231-555-0140');
    expect(await everythingIn(page)).not.toMatch(OTHERS);
    await page.emulateMedia({ media: null });
  });

  await test.step('checks the request form and the thank-you page', async () => {
    await page.clock.install();
    await page.goto(laterPages.preApproval.address);
    await buyer.fillsForm();
    await buyer.sendsUnhurried();
    await buyer.isOn('Thank you, Maya Okafor');
    await expectOwn('thanks');
  });

  const account = await newAccount(page.request);
  await site.makeOperator(account.email);
  await page.context().close();

  await test.step('checks the account pages and the operator pages', async () => {
    const operator = await open(sessionItems(account.session));
    const { page: own } = operator;
    const expectNothing = async (name: string) => {
      await expect(own.locator('h1').first(), name).toBeVisible();
      expect(await everythingIn(own), name).not.toMatch(OTHERS);
    };
    for (const path of [...Object.values(pluck(accountPages, 'address')), ...teamPages]) {
      await openLoaded(own, path);
      await expect(own, path).toHaveURL(path);
      await expectNothing(path);
    }
    await operator.link('Maya Okafor').first().click();
    await operator.isOn('Maya Okafor');
    await untilLoaded(own);
    await expectNothing('a request');
    await own.request.post('/auth/v1/recover', { data: { email: account.email } });
    await own.context().close();
  });

  await test.step('checks the emails', async () => {
    // Emails to the buyer and to the team, and an email with a link to set a new password.
    await expect.poll(async () => (await site.mails()).length, { timeout: 60_000 }).toBe(3);
    for (const mail of await site.mails()) {
      expect(mail).toContain('Content-ID: <logo-light@harbor.example>');
      expect(mail).toContain('Federally insured by NCUA');
      // The link in the buyer's email leads to this server.
      expect(mail).not.toMatch(OTHERS);
    }
  });

  await test.step('checks the files and API responses that other software reads', async () => {
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
