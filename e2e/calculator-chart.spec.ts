import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';

test('loads charts just before they are visible, and updates their summary and table', async ({
  haveDraft,
  page,
}) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    // Matches our charts and the library that draws them.
    if (/\/(\w+-chart-|charts~(savings|payments)-chart)/.test(request.url()))
      charts.push(request.url());
  });
  const rates = { propertyTax: 0.011, insurance: 0.005 };
  await haveDraft(completeDraft({ calculator: calculatorSettings(rates) }));

  await test.step('loads no chart on another page or far below the viewport', async () => {
    await open(page, laterPages.programs);
    await page.waitForLoadState('networkidle');
    expect(charts).toEqual([]);
    await open(page, laterPages.calculator);
    await expect(page.getByRole('figure')).toHaveCount(2);
    expect(charts).toEqual([]);
    await page.getByRole('figure').last().scrollIntoViewIfNeeded();
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
    expect(charts.some((url) => url.includes('charts~savings-chart'))).toBe(true);
  });

  const payments = page.getByRole('figure', { name: 'What makes up the payments' });
  const savings = page.getByRole('figure', { name: 'What you save and what you owe' });
  await test.step('shows a summary and a table', async () => {
    await expect(savings).toContainText(
      'After 7 years: $31,400 saved, $25,000 owed on the line of credit. $6,400 was paid at closing.',
    );
    await payments.getByText('Show as a table').press('Enter');
    await expect(payments.getByRole('row').last()).toHaveText('Total$2,189$2,529.72');
    await savings.getByText('Show as a table').press('Enter');
    await expect(savings.getByRole('row').last()).toHaveText('7$31,400$25,000');
    await expectAccessible(page);
  });

  await test.step('updates them when the rate changes', async () => {
    await expect(payments).toContainText('Lowered: $2,189 a month');
    await page.getByLabel('Interest Rate').fill('0');
    await expect(payments).not.toContainText('Lowered: $2,189 a month');
    await expect(payments).toContainText(/Lowered: \$[\d,.]+ a month/);
  });
});
