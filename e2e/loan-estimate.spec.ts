import { expectAccessible } from './accessibility.ts';
import { detroitBuyer } from './drafts.ts';
import { paper, paperField } from './papers.ts';
import { expect, test } from './test.ts';

test('checks Loan Estimates offline, and keeps them after a language switch', async ({
  buyer,
  context,
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00'));
  await buyer.has(detroitBuyer);
  await page.goto('/loan-estimate');
  await expect(page.getByText(/^Compared with your quote: \$145,000 in Detroit/)).toBeVisible();
  await expect(page.getByText(/^One moment:/)).toHaveCount(0);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  const files = paperField(page);
  await files.setInputFiles(await paper('fha'));
  const different = page.getByRole('region', { name: 'Different' });
  await expect(
    different.getByRole('heading', { name: 'The help is not on the form' }),
  ).toBeVisible();
  await expect(different).toContainText('on the form$0in your quote');
  await expect(buyer.part('Your forms, in the order you added them')).toContainText(
    'open to Dec 4',
  );
  await different.getByRole('button', { name: 'En español' }).first().click();
  await expect(different.locator('p[lang="es"]')).toHaveCount(1);
  await expectAccessible(page);

  // A paper for another loan never stands next to the first one.
  await files.setInputFiles([
    await paper('conventional', '2026-10-02'),
    await paper('fha', '2026-11-20'),
  ]);
  const table = page.getByRole('region', { name: 'Your 2 lenders, side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader', { name: 'Lender C' })).toBeVisible();
  await expect(table).toContainText('Lender B is for a different loan than lender A');
  await expect(table.getByRole('row', { name: /^APR/ })).toContainText('7.56%7.56%');

  await page.getByRole('button', { name: 'Lender B', exact: true }).click();
  await expect(page.getByText('The rate is not far above the average of that week')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove lender C' }).click();
  await files.setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('not a PDF'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    'This file is not a PDF: choose the PDF from the lender.',
  );
  expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL('/es/loan-estimate');
  await expect(page.getByRole('button', { name: 'Prestamista B', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diferente' })).toBeVisible();
});

test('checks figures that the buyer types', { tag: '@full' }, async ({ buyer, page }) => {
  await page.goto('/loan-estimate');
  await buyer.presses('Type twelve figures instead');
  await buyer.presses('Check these figures');
  await expect(page.getByText('Type at least one figure.')).toBeVisible();
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  await fill('Date issued', '2013-02-15');
  await fill('Loan amount', '162,000');
  await fill('Interest rate', '38.75');
  await fill('Monthly principal & interest', '780.00');
  await page.getByLabel('Loan term').selectOption('30 years');
  await buyer.presses('Check these figures');
  await expect(page.getByText('Enter a rate from 0 to 25.')).toBeVisible();
  await expect(page.getByLabel('Interest rate', { exact: true })).toBeFocused();
  await fill('Interest rate', '3.875');
  await buyer.presses('Check these figures');
  const different = page.getByRole('region', { name: 'Different' });
  await expect(different).toContainText('The payment does not match the rate');
  await expect(different).toContainText('$761.78');
  await expect(different).toContainText('This estimate has expired');
});
