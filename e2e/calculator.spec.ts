import { calculatorSettings, completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { laterPages, open } from './pages.ts';
import { summaryRow } from './summary.ts';
import { termsBlock } from './terms-block.ts';

/** The worked examples of the payment comparison, with the figures that a buyer reads. */
const examples = [
  {
    draft: { homePrice: 400_000, downPayment: 80_000 },
    rates: { propertyTax: 0.011, insurance: 0.005 },
    payment: '$2,189/month',
    lowers: 'lowers your monthly payments by $340.72/month (13.47%) for 7 years',
    traditional: '$2,529.72/month',
    total: { year: 7, savings: '$31,400' },
    owed: { 'Then still owed on the line of credit': '$25,000' },
    dueAtClosing: '$6,400',
  },
  {
    draft: { homePrice: 400_000, downPayment: 100_000 },
    rates: { propertyTax: 0.025, insurance: 0.005 },
    payment: '$2,353.31/month',
    lowers: 'lowers your monthly payments by $518.30/month (18.05%) for 7 years',
    traditional: '$2,871.61/month',
    total: { year: 7, savings: '$48,748.71' },
    owed: { 'Then still owed on the second loan': /^\$\d/ },
    dueAtClosing: '$12,000',
  },
  {
    draft: { homePrice: 600_000, downPayment: 45_000 },
    rates: { propertyTax: 0.021, insurance: 0.006 },
    payment: '$3,695.21/month',
    lowers: 'lowers your monthly payments by $1,117.26/month (23.22%) for 3 years',
    traditional: '$4,812.48/month',
    total: { year: 3, savings: '$41,200' },
    owed: { 'Then still owed on the line of credit': '$25,000' },
    dueAtClosing: '$16,200',
  },
] as const;

for (const { draft, rates, payment, lowers, traditional, total, owed, dueAtClosing } of examples) {
  test(`${draft.homePrice} with ${draft.downPayment} down costs ${payment}`, async ({
    haveDraft,
    page,
  }) => {
    await haveDraft(completeDraft({ ...draft, calculator: calculatorSettings(rates) }));
    await open(page, laterPages.calculator);
    const banner = page.getByRole('region', { name: 'MORTGAGE PAYMENT' });
    await expect(banner.locator('[data-payment]')).toHaveText([payment, traditional]);
    await expect(banner).toContainText(lowers);
    await expect(termsBlock(page)).toContainText(traditional);
    await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);

    const row = page.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: String(total.year), exact: true }),
    });
    await expect(row.getByRole('cell').last()).toHaveText(total.savings);
    for (const [label, dollars] of Object.entries(owed)) {
      await expect(summaryRow(page, label).getByRole('definition')).toHaveText(dollars);
    }
    await expect(
      summaryRow(page, 'Taxes and insurance due at closing').getByRole('definition'),
    ).toHaveText(dueAtClosing);
  });
}

test('who does not qualify learns by how much, and one press makes up for it', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(
    completeDraft({
      downPayment: 20_000,
      calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
    }),
  );
  await open(page, laterPages.calculator);
  await expect(page.getByRole('heading', { name: 'Did Not Qualify' })).toBeVisible();
  // 3 % of the price and taxes and insurance of years 2 and 3, less what there is:
  // 12,000 + 6,400 x (1.02 + 1.02 x 1.02) - 20,000.
  await expect(page.getByText(/^Increase your down payment by/)).toContainText(
    /by \$5,186\.56, to reduce your monthly payments by \$[\d,.]+ a month$/,
  );

  await page.getByRole('button', { name: 'Increase Down Payment' }).click();
  await expect(page.getByRole('heading', { name: 'MORTGAGE PAYMENT' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'MORTGAGE PAYMENT' })).toBeFocused();
  await expect(page.getByLabel('Down Payment')).toHaveValue('25,188');
});

test('help is counted while it is on, and the down payment is then only read', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ downPayment: 40_000 }));
  await open(page, laterPages.calculator);
  const help = page.getByRole('switch', { name: 'Apply best matching downpayment assistance' });
  const downPayment = page.getByLabel('Down Payment');
  const payment = page.locator('[data-payment]').first();
  await expect(help).toBeChecked();
  const applied = page.getByText(/^\* Applied \$[\d,]+ downpayment from ./);
  await expect(applied).toBeVisible();
  const [note = ''] = await applied.allTextContents();
  const amount = Number(note.replace(/^\* Applied \$([\d,]+).*$/, '$1').replaceAll(',', ''));
  await expect(downPayment).toHaveAttribute('readonly');
  await expect(downPayment).toHaveValue((40_000 + amount).toLocaleString('en-US'));
  await expect(page.getByText(`${(40_000 + amount) / 4000}%`, { exact: true })).toBeVisible();
  const [helped = ''] = await payment.allTextContents();

  await help.click();
  await expect(downPayment).not.toHaveAttribute('readonly');
  await expect(downPayment).toHaveValue('40,000');
  await expect(applied).toBeHidden();
  await expect(payment).not.toHaveText(helped);
});

test('the list leads to the calculator with its first program', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.programs);
  const first = page.getByRole('article').first();
  const [name = ''] = await first.getByRole('heading').allTextContents();
  const address = String(await first.getByRole('link').getAttribute('href'));
  await page.getByRole('link', { name: 'Estimate Savings' }).click();
  await expect(page).toHaveURL(`/quote/calculator?programId=${address.split('/').at(-1)}`);
  await expect(page.getByText(/^\* Applied /)).toContainText(name);
});

test('the program in the address is the one whose help is counted', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft());
  await open(page, laterPages.programs);
  const last = page.getByRole('article').filter({ hasText: 'Chenoa Fund Repayable Second' });
  await last.getByRole('link').click();
  await page.getByRole('link', { name: 'Estimate Savings' }).click();
  await expect(page).toHaveURL('/quote/calculator?programId=1250');
  await expect(page.getByText(/^\* Applied /)).toContainText('Chenoa Fund Repayable Second');
});

for (const programId of ['999999999', 'abc']) {
  test(`a program that does not match gives way to the best one: ${programId}`, async ({
    haveDraft,
    page,
  }) => {
    await haveDraft(completeDraft());
    await page.goto('/quote/calculator');
    const note = page.getByText(/^\* Applied /);
    await expect(note).toBeVisible();
    const [best = ''] = await note.allTextContents();
    await page.goto(`/quote/calculator?programId=${programId}`);
    await expect(note).toHaveText(best);
  });
}
