import { figureOf, openPart, partOf } from './calculator-parts.ts';
import { calculatorSettings, completeDraft, type StoredDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

const TITLE = 'Does it fit your income?';

function draftWith(answers: StoredDraft): StoredDraft {
  const rates = { propertyTax: 0.011, insurance: 0.005 };
  return completeDraft({ calculator: calculatorSettings(rates), ...answers });
}

test('the payment is held against income, and debts beside it', async ({ haveDraft, page }) => {
  await haveDraft(draftWith({ householdIncome: 120_000 }));
  await open(page, laterPages.calculator);
  const part = partOf(page, TITLE);
  // 2,529.72 of 10,000 a month.
  await expect(figureOf(part, 'For the home')).toHaveText('25.3% of income');
  await expect(figureOf(part, 'With other debts')).toHaveText('25.3% of income');
  await expect(part).toContainText('Within the common 28/36 guide');

  await part.getByLabel('Other debts a month').fill('1070');
  await expect(figureOf(part, 'For the home')).toHaveText('25.3% of income');
  await expect(figureOf(part, 'With other debts')).toHaveText('36% of income');
  await expect(part).toContainText('Within the common 28/36 guide');
  await part.getByLabel('Other debts a month').fill('1071');
  await expect(part).toContainText('Over the common 28/36 guide');

  await page.reload();
  await expect(part.getByLabel('Other debts a month')).toHaveValue('1,071');
});

test('the guides of lenders are named with their sources', async ({ haveDraft, page }) => {
  await haveDraft(draftWith({ householdIncome: 66_000 }));
  await open(page, laterPages.calculator);
  const part = partOf(page, TITLE);
  await openPart(page, 'What lenders accept');
  const guides = part.getByRole('listitem');
  await expect(guides).toHaveCount(4);
  // 2,529.72 of 5,500 a month are 46 %.
  await expect(guides.filter({ hasText: 'Fannie Mae, with good score' })).toContainText('over');
  await expect(guides.filter({ hasText: 'Fannie Mae, automated review' })).toContainText('within');
  await expect(guides.filter({ hasText: 'Fannie Mae, manual review' })).toContainText(
    'Fannie Mae, 2022',
  );
});

test('a loan over the conforming limit is warned of', async ({ haveDraft, page }) => {
  await haveDraft(draftWith({ homePrice: 1_000_000, downPayment: 167_250 }));
  await open(page, laterPages.calculator);
  const part = partOf(page, TITLE);
  await expect(part).toContainText(
    'The loan is within the conforming loan limit of Travis County: $832,750.',
  );
  await expect(part).toContainText('Federal Housing Finance Agency, 2026.');
  await page.getByLabel('Down Payment').fill('167249');
  await expect(part).toContainText('The loan is $1 over the conforming loan limit');
});

test('a score below 620 is held against the FHA limit', async ({ haveDraft, page }) => {
  await haveDraft(draftWith({ creditScore: 'poor', homePrice: 700_000, downPayment: 100_000 }));
  await open(page, laterPages.calculator);
  await expect(partOf(page, TITLE)).toContainText(
    'The loan is $28,450 over the FHA loan limit of Travis County, $571,550.',
  );
});

test('a limit that cannot be loaded is said to be missing, and asked for again', async ({
  allowMessage,
  haveDraft,
  page,
}) => {
  allowMessage(/status of 400/);
  await haveDraft(draftWith({}));
  await page.route('**/api/counties/*', (route) => route.fulfill({ status: 400 }));
  await open(page, laterPages.calculator);
  const part = partOf(page, TITLE);
  await expect(part).toContainText('loan limit could not be loaded');
  await expect(figureOf(part, 'For the home')).toContainText('% of income');

  await page.unroute('**/api/counties/*');
  await part.getByRole('button', { name: 'Look it up again' }).click();
  await expect(part).toContainText('$832,750');
});
