import type { Locator } from '@playwright/test';
import { columbusVeteran } from './drafts.ts';
import { picture } from './pictures.ts';
import { expect, test } from './test.ts';

const folder = 'a-veteran-in-columbus';

test('a veteran in Columbus compares two programs with a VA loan and uses one of the programs', {
  tag: '@phone',
}, async ({ buyer, isMobile, page }) => {
  await buyer.startsAt('programs', columbusVeteran);

  await test.step('He reads about the VA loan before the list of programs', async () => {
    const va = buyer.part(/^VA home loan: no down payment/);
    await expect(va).toContainText('Your Certificate of Eligibility decides');
    await expect(va).toContainText(/The VA funding fee is [\d.]+% .*\(\$[\d,]+\)/);
    await expect(va).toContainText(
      'You may be about $11,900 better off after 5 years, at the same rate',
    );
    await expect(va.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.va\.gov\//);
    const top = (await va.boundingBox())?.y ?? Number.NaN;
    const first = await buyer.articles.first().boundingBox();
    expect(top).toBeLessThan(first?.y ?? Number.NaN);
    await picture(page, `${folder}/1-programs`);
  });

  const columns = page.getByRole('table').getByRole('columnheader');
  await test.step('He selects two programs and compares them with the VA loan', async () => {
    await buyer.compares([0, 1]);
    await expect(page).toHaveURL(/\/quote\/programs\/compare\?ids=\d+,\d+$/);
    await buyer.isOn('2 programs and a VA loan, side by side');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(columns).toHaveCount(3);
    await expect(columns.first()).toContainText('VA home loan');
    await picture(page, `${folder}/2-compare`);
  });

  await test.step('He sees which loan has the lowest payment when all loans are compared in the same way', async () => {
    const figures = page.getByRole('table');
    await expect(figures).toContainText('All in, each month, first year');
    // The VA column, without money down, borrows the whole price. The last program costs less.
    await expectLowest(figures, { among: ['$2,337', '$2,565', '$2,297'], column: 2 });
    await expect(figures).toContainText(/You put down\$0/);
    const own = page.getByRole('switch', { name: 'Put my own money down' });
    if (!(await own.isVisible())) await page.getByText('VA home loan').last().click();
    await own.check();
    await expect(figures).not.toContainText(/You put down\$0/);
    await expectLowest(figures, { among: ['$2,286', '$2,565', '$2,297'], column: 0 });
  });

  await test.step('He reads about the cash, the debt, the loan and who to call', async () => {
    // On a phone, each program has a card, and only the first one is open.
    const program = isMobile ? page.getByRole('group').nth(1) : page.getByRole('table');
    if (isMobile) await program.locator('summary').click();
    await expect(program).toContainText(/Cash at closing.*\$[\d,]+(short|\$[\d,]+ left|enough)/);
    await expect(program).toContainText(/Owed later, with interest.*\$[\d,]+.*[Aa]fter year \d/);
    await expect(program).toContainText(/Owed on the help.*year 3.*year 5.*year 10/);
    await expect(program).toContainText(/Five-year result.*You may be/);
    await expect(program).toContainText(/Loan type.*(FHA|Conventional) loan/);
  });

  await test.step('He uses the program of the column on his screen', async () => {
    const use = buyer.link(/^Use this one/).first();
    const [, name = ''] = /: (.+)$/.exec((await use.textContent()) ?? '') ?? [];
    await use.click();
    await expect(page).toHaveURL(/\/calculator\?programId=\d+$/);
    await buyer.seesApplied(name);
    await buyer.seesLoweredPayment();
    await picture(page, `${folder}/3-calculator`);
  });
});

/**
 * Checks the payments in a comparison, and that only this column is marked as having the lowest
 * payment.
 */
async function expectLowest(
  figures: Locator,
  { among, column }: { among: readonly [string, ...string[]]; column: number },
): Promise<void> {
  const payments = figures.getByRole('cell').filter({ hasText: among[0] }).first();
  const cells = payments.locator('xpath=ancestor-or-self::tr').getByRole('cell');
  const marked = among.map((payment, at) => (at === column ? `${payment}lowest` : payment));
  await expect(cells).toHaveText(marked);
  await expect(figures.getByText('lowest', { exact: true })).toHaveCount(1);
}
