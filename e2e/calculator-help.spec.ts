import { figureOf, partOf } from './calculator-parts.ts';
import { calculatorSettings, completeDraft, tampa } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';
import { termsBlock } from './terms-block.ts';

const inTampa = completeDraft({ homeLocation: tampa, homePrice: 300_000, downPayment: 40_000 });
const repaidMonthly = 'Florida Homeownership Loan Program (FL HLP)';
const forgivenYearly = 'HFA Preferred / Advantage PLUS Second Mortgage';

test('a buyer goes through the matching programs, and a reload keeps the chosen one', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(inTampa);
  await open(page, laterPages.calculator);
  const choice = page.getByRole('combobox', { name: 'Program' });
  await expect(choice).toContainText('Chenoa Fund Forgivable Second: $15,000');
  await choice.click();
  await page.getByRole('option', { name: `${forgivenYearly}: $13,000` }).click();
  await expect(page).toHaveURL('/quote/calculator?programId=1054');
  await expect(page.getByText(/^\* Applied /)).toHaveText(
    `* Applied $13,000 downpayment from ${forgivenYearly}`,
  );
  await expect(page.getByLabel('Down Payment')).toHaveValue('53,000');

  await page.reload();
  await expect(choice).toContainText(`${forgivenYearly}: $13,000`);
});

test('the choice works with the keyboard alone', async ({ haveDraft, page }) => {
  await haveDraft(inTampa);
  await open(page, laterPages.calculator);
  const choice = page.getByRole('combobox', { name: 'Program' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quote/calculator?programId=1250');
  await expect(choice).toBeFocused();
});

test('no matching program: the toggle is off and says why', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homePlan: 'vacation' }));
  await open(page, laterPages.calculator);
  const toggle = page.getByRole('switch', { name: 'Apply best matching downpayment assistance' });
  await expect(toggle).toBeDisabled();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText(/^No matching program gives down payment help now/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Program' })).toHaveCount(0);
});

test('help that is repaid monthly is told beside the payment and among the terms', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(inTampa);
  await page.goto('/quote/calculator?programId=1053');
  // 10,000 at 3 % over 15 years.
  const words = 'plus $69.06/month for the help, 15 years';
  const banner = page.locator('section').filter({ has: page.locator('#payment') });
  await expect(banner.getByText(words)).toBeVisible();
  await expect(termsBlock(page).getByText(words)).toBeVisible();
  const cost = partOf(page, 'What the help costs');
  await expect(cost).toContainText(repaidMonthly);
  await expect(cost).toContainText('$69.06 a month for 15 years at 3%');
});

test('help that is forgiven year by year is owed less from year to year', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(inTampa);
  await page.goto('/quote/calculator?programId=1054');
  const cost = partOf(page, 'What the help costs');
  await expect(cost).toContainText('A part is forgiven each year, all of it after 5 years.');
  await expect(cost).toContainText('Until then it is due if you sell or move out.');

  // 13,000, a fifth less each year.
  const sale = partOf(page, 'If you sell');
  const slider = sale.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(figureOf(sale, 'Owed on the help')).toHaveText('−$10,400');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(figureOf(sale, 'Owed on the help')).toHaveText('−$5,200');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(figureOf(sale, 'Owed on the help')).toHaveText('$0');
});

test('a term that nobody knows is said to be unknown', async ({ haveDraft, page }) => {
  await haveDraft(inTampa);
  await page.goto('/quote/calculator?programId=1250');
  const cost = partOf(page, 'What the help costs');
  await expect(cost).toContainText('Unknown, ask the agency: its rate or how long it is paid.');
  await expect(
    page.getByText('What is owed on the help is unknown: ask the agency.'),
  ).toBeVisible();
});

test('without help nothing is said of its cost', async ({ haveDraft, page }) => {
  await haveDraft({ ...inTampa, calculator: calculatorSettings() });
  await open(page, laterPages.calculator);
  await expect(partOf(page, 'What the help costs')).toHaveCount(0);
  await expect(page.getByText(/month for the help/)).toHaveCount(0);
});
