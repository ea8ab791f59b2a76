import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

const example = { propertyTax: 0.011, insurance: 0.005 };

test('the charts have a summary and a table', { tag: '@phone' }, async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings(example) }));
  await open(page, laterPages.calculator);
  const payments = page.getByRole('figure', { name: 'What the payments are made of' });
  const savings = page.getByRole('figure', { name: 'Savings and what you owe for them' });
  for (const figure of [payments, savings]) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('svg.recharts-surface')).toBeVisible();
  }
  await expect(savings).toContainText(
    'After 7 years: $31,400 saved, $25,000 owed on the line of credit. $6,400 was paid at closing.',
  );

  await payments.getByText('Show as a table').press('Enter');
  await expect(payments.getByRole('row').last()).toHaveText('Total$2,189$2,529.72');
  await savings.getByText('Show as a table').press('Enter');
  await expect(savings.getByRole('row').last()).toHaveText('7$31,400$25,000');
  await expectAccessible(page);
});

test('the charts follow the inputs', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ calculator: calculatorSettings(example) }));
  await open(page, laterPages.calculator);
  const payments = page.getByRole('figure', { name: 'What the payments are made of' });
  await payments.scrollIntoViewIfNeeded();
  await expect(payments).toContainText('Lowered: $2,189 a month');
  await page.getByLabel('Interest Rate').fill('0');
  await expect(payments).not.toContainText('Lowered: $2,189 a month');
  await expect(payments).toContainText(/Lowered: \$[\d,.]+ a month/);
});

test('a buyer who does not qualify sees hypothetical charts', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ downPayment: 1, calculator: calculatorSettings(example) }));
  await open(page, laterPages.calculator);
  await expect(
    page.getByRole('figure', { name: /^What the payments would be made of/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('figure', { name: /^Savings and what you would owe for them/ }),
  ).toBeVisible();
});

test('the charts load as a separate chunk, only here and when they are near', async ({
  haveDraft,
  page,
}) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    // Our charts, and the library that draws them.
    if (/\/(\w+-chart-|charts~(savings|payments)-chart)/.test(request.url()))
      charts.push(request.url());
  });
  await haveDraft(completeDraft({ calculator: calculatorSettings() }));
  await open(page, laterPages.programs);
  await page.waitForLoadState('networkidle');
  expect(charts).toEqual([]);
  await open(page, laterPages.calculator);
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(2);
  expect(charts).toEqual([]);
  await figures.last().scrollIntoViewIfNeeded();
  await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
  expect(charts.some((url) => url.includes('charts~savings-chart'))).toBe(true);
});
