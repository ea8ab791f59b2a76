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
    await expect(columns).toHaveCount(isMobile ? 1 : 3);
    await expect(columns.first()).toContainText('VA home loan');
    await picture(page, `${folder}/2-compare`);
  });

  await test.step('He compares the payment, the cash, the debt, the loan and who to call', async () => {
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row('Payment a month')).toContainText(/^Payment.*\$[\d,.]+ ?taxes and insurance/);
    await expect(row('Loan type')).toContainText('VA loan');
    await expect(row('Who to call').getByRole('link').first()).toHaveText(/certificate/);
    // On a phone, the next column replaces this column.
    if (isMobile) {
      await expect(buyer.button('Previous')).toBeDisabled();
      await buyer.presses('Next');
    }
    await expect(row('Payment a month')).toContainText(/\$[\d,.]+ ?lowered, years 1 to \d/);
    await expect(row('Cash at closing')).toContainText(/\$[\d,.]+ ?(short|left)/);
    await expect(row('Owed for the lower payment')).toContainText(
      /\$[\d,.]+ ?on the line of credit/,
    );
    await expect(row('Owed on the help')).toContainText(/year 3.*year 5.*year 10/);
    await expect(row('Loan type')).toContainText('FHA loan');
  });

  await test.step('He uses the program in the column on his screen', async () => {
    const use = buyer.link(/^Use this one/).first();
    const [, name = ''] = /: (.+)$/.exec((await use.textContent()) ?? '') ?? [];
    await use.click();
    await expect(page).toHaveURL(/\/calculator\?programId=\d+$/);
    await buyer.seesApplied(name);
    await buyer.seesLoweredPayment();
    await picture(page, `${folder}/3-calculator`);
  });
});
