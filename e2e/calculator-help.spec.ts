import { completeDraft, detroitBuyer, tampa } from './drafts.ts';
import { expect, test } from './test.ts';

const inTampa = completeDraft({ homeLocation: tampa, homePrice: 300_000, downPayment: 40_000 });
const repaidMonthly = 'Florida Homeownership Loan Program (FL HLP)';
const forgivenYearly = 'HFA Preferred / Advantage PLUS Second Mortgage';

test('shows what the assistance of each matching program costs', async ({ buyer, page }) => {
  await buyer.has(inTampa);
  await buyer.opens('calculator', '?programId=1249');
  const choice = buyer.list('Program');
  const chosen = choice.locator('option:checked');
  const cost = page.getByRole('region', { name: 'What the help costs', includeHidden: true });
  const banner = page.locator('section').filter({ has: page.locator('#payment') });
  const loanLimit = page.getByRole('region', {
    name: 'Does it fit your income?',
    includeHidden: true,
  });
  await expect(chosen).toHaveText('Chenoa Fund Forgivable Second: $15,000');

  await test.step('shows the loan type that the program requires, and its limit', async () => {
    const reason = 'FHA loan, because Chenoa Fund Forgivable Second requires one.';
    await buyer.sees(reason);
    // The loan of 245,000 includes FHA's premium of 1.75 %.
    await expect(banner).toContainText('Loan $249,288, 30 years');
    await expect(loanLimit).toContainText('within the FHA loan limit');
  });

  await test.step('closes the gap by using less of the buyer’s cash as the down payment, and undoes the change', async () => {
    const details = page.getByRole('region', { name: 'Details', exact: true });
    const cash = page.getByRole('tab', { name: 'Cash' });
    // The field shows the buyer's own money with the help of $15,000.
    const down = buyer.field('Down Payment');
    await expect(cash).toContainText('short $14,593');
    await expect(down).toHaveValue('55,000');
    const first = details.locator('li', { has: page.getByRole('button') }).first();
    await expect(first).toContainText(/^Put \$25,220 down instead\$0 short/);
    await first.getByRole('button').click();
    await expect(down).toHaveValue('40,220');
    await expect(cash).not.toContainText('short');
    await expect(details.getByRole('heading', { name: /short at closing/ })).toHaveCount(0);
    await expect(details.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(down).toHaveValue('55,000');
    await expect(cash).toContainText('short $14,593');
  });

  await test.step('selects a program with the keyboard, and shows an assistance loan with unknown terms', async () => {
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).not.toHaveURL(/=1249$/);
    await expect(choice).toBeFocused();
    await choice.selectOption('Chenoa Fund Repayable Second: $15,000');
    await expect(page).toHaveURL('/quote/calculator?programId=1250');
    await expect(cost).toContainText('Unknown, ask the agency: its rate or how long it is paid.');
    await buyer.sees('Ask the agency what you would owe on the help.');
  });

  await test.step('shows an assistance loan with monthly payments', async () => {
    await choice.selectOption(`${repaidMonthly}: $12,500`);
    // The payment is for 12,500 at 3 % over 15 years.
    const words = 'plus $86.32/month for the help, 15 years';
    await expect(page.locator('[data-detail="eachMonth"]')).toContainText('Payment on the help$86');
    await buyer.opensTerms();
    await expect(buyer.terms.getByText(words)).toBeVisible();
    await expect(cost).toContainText(repaidMonthly);
    await expect(page.getByText(/ loan, because /)).toHaveCount(0);
    await expect(banner).toContainText('Loan $247,500, 30 years');
    await expect(loanLimit).toContainText('within the conforming loan limit');
    await expect(cost).toContainText('$86.32 a month for 15 years at 3%');
  });

  await test.step('shows an assistance loan that is forgiven by one fifth each year', async () => {
    // 5 % of the actual loan, which is 260,000 minus the help.
    await choice.selectOption('1054');
    await expect(page).toHaveURL('/quote/calculator?programId=1054');
    await expect(page.getByText(/^\* Applied /)).toHaveText(
      `* Applied $12,380.95 downpayment from ${forgivenYearly}`,
    );
    await expect(buyer.field('Down Payment')).toHaveValue('52,381');
    await expect(cost).toContainText(
      'Part of it is forgiven each year, and all of it after 5 years.',
    );
    await expect(cost).toContainText('Until then it is due if you sell or move out.');

    await buyer.opensDetail('Later');
    const sale = buyer.part('If you sell');
    await buyer.opensPart('If you sell');
    await sale.getByRole('slider').focus();
    await page.keyboard.press('Home');
    for (const owed of ['−$9,905', '−$7,429', '−$4,952', '−$2,476', '$0']) {
      await expect(buyer.figure(sale, 'Owed on the help')).toHaveText(owed);
      await page.keyboard.press('ArrowRight');
    }
  });

  await test.step('keeps the program in the URL after a reload', async () => {
    await page.reload();
    await expect(choice).toContainText(`${forgivenYearly}: $12,381`);
  });

  await test.step('does not show a program while assistance is turned off', async () => {
    await buyer.help.click();
    await expect(cost).toHaveCount(0);
    await expect(page.getByText(/month for the help/)).toHaveCount(0);
  });
});

test('turns off the assistance switch and explains why if no program matches', async ({
  buyer,
}) => {
  await buyer.startsAt('calculator', { homePlan: 'vacation' });
  const help = buyer.help;
  await expect(help).toBeDisabled();
  await expect(help).not.toBeChecked();
  await buyer.sees(/^No matching program offers down payment help right now/);
  await expect(buyer.list('Program')).toHaveCount(0);
});

test('applies the best combination, and removes it when the buyer chooses another program', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('programs', completeDraft({ ...detroitBuyer, creditScore: 'good' }));
  const card = buyer.part(/that may go together: /);
  await card.locator('summary').click();
  const total = dollarsIn((await card.getAttribute('aria-label')) ?? '');
  await card.getByRole('link', { name: 'Use this combination' }).click();
  await expect(page).toHaveURL(/\/quote\/calculator\?programId=\d+&with=\d+/);
  const address = page.url();

  const notes = page.getByText(/^\* Applied \$[\d,.]+ downpayment from ./);
  const downPayment = page.getByRole('textbox', { name: 'Down Payment', exact: true });
  await expect(notes).not.toHaveCount(1);
  await expect(downPayment).toHaveValue((12_000 + total).toLocaleString('en-US'));
  const sum = (await notes.allTextContents()).reduce((all, note) => all + dollarsIn(note), 0);
  expect(Math.round(sum)).toBe(total);

  const [, members = ''] = /programId=(.*)/.exec(address) ?? [];
  const ids = members.replace('&with=', ',').split(',');
  await test.step('carries all programs of a combination to pre-approval and back', async () => {
    await buyer.follows('Get Pre Approved');
    await expect(page).toHaveURL(`/quote/pre-approval?programId=${members}`);
    await buyer.goesBack();
    await expect(page).toHaveURL(`/quote/calculator?programId=${members}`);
    await expect(notes).toHaveCount(ids.length);
  });

  await test.step('ignores programs in the URL that cannot be combined', async () => {
    await page.goto(`/quote/calculator?programId=${ids[0]}&with=1250`);
    await expect(notes).toHaveCount(1);
    await buyer.sees(/^These answers do not let us combine all/);
  });

  await test.step('applies only the program that the buyer chooses in place of a combination', async () => {
    await page.goto(address);
    await expect(notes).toHaveCount(ids.length);
    const choice = buyer.list('Program');
    await choice.selectOption((await choice.getByRole('option').last().textContent()) ?? '');
    await expect(notes).toHaveCount(1);
    await expect(page).toHaveURL(/\?programId=\d+$/);
  });
});

/** Returns the first amount in a text, in dollars. */
function dollarsIn(words: string): number {
  const [, amount = ''] = /\$([\d,.]*\d)/.exec(words) ?? [];
  return Number(amount.replaceAll(',', ''));
}
