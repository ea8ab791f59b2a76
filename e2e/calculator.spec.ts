import { expectAccessible } from './accessibility.ts';
import { calculatorSettings, queensBuyer } from './drafts.ts';
import { expect, test } from './test.ts';

/** Two of the worked examples. `worked-examples.test.ts` checks all of them. */
const examples = {
  'the line of credit': {
    draft: { homePrice: 400_000, downPayment: 80_000 },
    rates: { propertyTax: 0.011, insurance: 0.005 },
    // The payment afterward includes 404.24 a month that pays back the line of credit over ten
    // years.
    rows: ['$2,189', '$3,013'],
    owedLater: '$31,911',
    payment: '$2,189/month',
    lowers: 'lowers your monthly payments by $340.72/month (13.47%) for 7 years',
    traditional: '$2,529.72/month',
    saved: '$31,400',
    owed: { 'Still owed then, before interest': '$25,000' },
    dueAtClosing: '$6,400',
  },
  'the second loan': {
    draft: { homePrice: 400_000, downPayment: 100_000 },
    rates: { propertyTax: 0.025, insurance: 0.005 },
    // The second loan of 77,211.40 at 6.375 % has this balance after 84 of 360 payments.
    rows: ['$2,353', '$3,502'],
    owedLater: '$69,665',
    payment: '$2,353.31/month',
    lowers: 'lowers your monthly payments by $518.30/month (18.05%) for 7 years',
    traditional: '$2,871.61/month',
    saved: '$48,748.71',
    owed: { 'Still owed then on the second loan': /^\$\d/ },
    dueAtClosing: '$12,000',
  },
} as const;

for (const [product, { draft, rates, ...shown }] of Object.entries(examples)) {
  test(`matches the worked example for ${product} to the cent`, async ({ buyer, page }) => {
    await buyer.startsAt('calculator', { ...draft, calculator: calculatorSettings(rates) });
    const { answer } = buyer;
    await expect(answer.locator('dd[data-payment]')).toHaveText(shown.rows);
    await expect(answer).toContainText(`Owed later, with interest${shown.owedLater}`);
    await expect(answer).toContainText(`MORTGAGE PAYMENT${shown.payment}`);
    await expect(answer).toContainText(`Traditional payment${shown.traditional}`);
    await expect(answer).toContainText(shown.lowers);
    await buyer.opensTerms();
    await expect(buyer.terms).toContainText(shown.traditional);
    await expect(page.getByText(/\bITMO\b/)).toHaveCount(1);

    await expect(buyer.row('First-year taxes, insurance').getByRole('definition')).toHaveText(
      shown.dueAtClosing,
    );

    await buyer.opensDetail('Every year');
    const seventhYear = page.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: '7', exact: true }),
    });
    await expect(seventhYear.getByRole('cell').last()).toHaveText(shown.saved);
    for (const [label, dollars] of Object.entries(shown.owed)) {
      await expect(buyer.row(label).getByRole('definition').first()).toHaveText(dollars);
    }
  });
}

test('uses one font size for the lowered payment, the later payment and the debt', {
  tag: '@full',
}, async ({ buyer, page }) => {
  await buyer.startsAt('calculator', { downPayment: 60_000 });
  const figures = page.getByRole('heading', { name: 'MORTGAGE PAYMENT' }).locator('..');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    const sizes = () =>
      figures
        .locator('[data-payment], dd > span')
        .evaluateAll((shown) => shown.map((each) => getComputedStyle(each).fontSize));
    // The lowered payment, the traditional payment, the payment afterward and the debt at that
    // time.
    expect(await sizes()).toHaveLength(4);
    await expect.poll(async () => new Set(await sizes()).size, `at ${width} px`).toBe(1);
  }
  await expect(figures).toContainText(
    /Not in it: taxes and insurance, except \$[\d.,]+, mortgage insurance \$/,
  );
  await expect(buyer.answer).toContainText(
    /At [\d.]+%; \$[\d,]+ at [\d.]+%, the average of [A-Z][a-z]{2} \d+\./,
  );
  await buyer.sees('What this leaves out');

  await test.step('explains the lowered payment in three pictures, with the figures of the page', async () => {
    await buyer.opensPart('Why is it lower?');
    const pictures = buyer.answer
      .getByRole('list')
      .filter({ hasText: 'You prepay the first year' });
    await expect(pictures.getByRole('listitem')).toHaveCount(3);
    const payments = await buyer.answer.locator('dd[data-payment]').allInnerTexts();
    expect(payments).not.toHaveLength(0);
    for (const payment of payments) await expect(pictures).toContainText(payment);
    await expectAccessible(page);
    await buyer.opensPart('Why is it lower?');
  });

  await test.step("explains a term where the buyer clicks it, with the page's figures", async () => {
    const word = buyer.answer.getByRole('button', { name: 'APR', exact: true });
    await expect(word).toHaveAttribute('aria-expanded', 'false');
    await word.press('Enter');
    await expect(word).toHaveAttribute('aria-expanded', 'true');
    const explained = page.locator(`[id="${await word.getAttribute('aria-controls')}"]`);
    await expect(explained).toHaveText(
      /^The APR is the cost .* Your loan of \$[\d,]+ has a rate of 6\.375% and an APR of [\d.]+%\.$/,
    );
    await expectAccessible(page);
    await word.press('Enter');
    await expect(explained).toBeHidden();
  });
});

test('shows how much more cash a buyer needs to qualify, and adds that amount with one click', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('calculator', {
    downPayment: 20_000,
    calculator: calculatorSettings({ propertyTax: 0.011, insurance: 0.005 }),
  });
  const { answer } = buyer;
  await expect(answer).toContainText('Did Not Qualify');
  const [payment = ''] = await buyer.payment.allTextContents();
  await expect(answer).toContainText(
    `The lowered payment: Did Not Qualifyfor monthly payment lowering. You can still get a traditional mortgage: at least ${payment} a month, all in.Not your payment. These figures are only for a larger down payment.Increase your down payment by`,
  );
  await expect(answer).toContainText(
    /you would pay \$[\d,]+ a month for 3 years, all in, then \$[\d,]+\. You would owe \$[\d,]+ later/,
  );
  const line = page.getByRole('figure', { name: 'Your payment over 30 years' });
  await expect(line).not.toContainText('Owed');
  // 3 % of the price, plus taxes and insurance for years 2 and 3, minus the down payment: 12,000 +
  // 6,400 x (1.02 + 1.02 x 1.02) - 20,000.
  await expect(page.getByText(/^Increase your down payment by/)).toContainText(
    /by \$5,186\.56, to reduce your monthly payments by \$[\d,.]+ a month$/,
  );

  await buyer.presses('Increase Down Payment');
  await expect(page.getByRole('heading', { name: 'MORTGAGE PAYMENT' })).toBeVisible();
  await expect(answer).toBeFocused();
  await expect(buyer.field('Down Payment')).toHaveValue('25,188');
});

test('adds assistance to the down payment while the switch is on', async ({ buyer, page }) => {
  await buyer.startsAt('calculator', { downPayment: 40_000 });
  const help = buyer.help;
  const downPayment = buyer.field('Down Payment');
  const payment = buyer.payment;
  await expect(help).toBeChecked();
  const applied = page.getByText(/^\* Applied \$[\d,.]+ downpayment from ./);
  await expect(applied).toBeVisible();
  const [note = ''] = await applied.allTextContents();
  const amount = Number(note.replace(/^\* Applied \$([\d,.]+).*$/, '$1').replaceAll(',', ''));
  await expect(downPayment).toHaveAttribute('readonly');
  await expect(downPayment).toHaveValue(Math.round(40_000 + amount).toLocaleString('en-US'));
  const percent = `${((40_000 + amount) / 4000).toFixed(2)}%`;
  await expect(page.getByText(percent, { exact: true })).toBeVisible();
  const [helped = ''] = await payment.allTextContents();

  await help.click();
  await expect(downPayment).not.toHaveAttribute('readonly');
  await expect(downPayment).toHaveValue('40,000');
  await expect(applied).toBeHidden();
  await expect(payment).not.toHaveText(helped);

  await test.step('lets buyers change their own cash while assistance is applied, and undo the change', async () => {
    await help.click();
    const own = buyer.field('Your money down');
    const differences = buyer.answer.locator('[data-difference]');
    // The difference disappears again, so the test reads it when it appears.
    const shown = differences
      .first()
      .evaluate((each) => [each.textContent, getComputedStyle(each).position] as const);
    await own.fill('50000');
    // This program helps with a percentage of the loan. The loan is smaller now, and so is the
    // help.
    await expect(downPayment).toHaveValue('66,667');
    const [words, position] = await shown;
    expect(words).toMatch(/^[+\u2212]\$[\d,]+$/);
    // The difference covers part of its row, so it moves no other content.
    expect(position).toBe('absolute');
    await buyer.sees(/^Last change [+\u2212]\$[\d,.]+ a month$/);
    await expect(differences).toHaveCount(0);
    await buyer.presses('Undo');
    await expect(own).toHaveValue('40,000');
    await expect(payment).toHaveText(helped);
    // Without a loan, no help applies. The box must stay, because the buyer is still typing in it.
    await own.fill('400000');
    await expect(downPayment).toHaveValue('400,000');
    await expect(downPayment).toBeFocused();
  });
});

test('applies the program that the buyer opened, or otherwise the default program', async ({
  buyer,
  page,
}) => {
  await buyer.startsAt('programs');
  const applied = page.getByText(/^\* Applied /);
  const first = buyer.articles.first();
  const [best = ''] = await first.getByRole('heading').allTextContents();
  const id = await first.getAttribute('data-row');
  await buyer.follows('Estimate Savings');
  await expect(page).toHaveURL(`/quote/calculator?programId=${id}`);
  await expect(applied).toContainText(best);
  await buyer.sees(`Best program now: ${best}. Best five-year result`);

  await buyer.goesBack();
  await buyer.arrivesAt('programs');
  const repayable = buyer.articles.filter({ hasText: 'Chenoa Fund Repayable Second' });
  await buyer.usesProgram(repayable);
  await expect(page).toHaveURL('/quote/calculator?programId=1250');
  await expect(applied).toContainText('Chenoa Fund Repayable Second');
  await buyer.sees(/: \$400,000, with Chenoa Fund Repayable Second$/);

  await page.goto('/quote/calculator?programId=999999999');
  await expect(applied).toContainText(best);

  await buyer.startsAt('calculator', queensBuyer);
  const help = page.getByRole('switch', { name: /^Apply best matching/ });
  await expect(help).not.toBeChecked();
  await buyer.sees('No help counted yet: these need an answer from you or the agency.');
  await expect(applied).toHaveCount(0);
  await help.click();
  await expect(page).toHaveURL(/\?programId=\d+$/);
  await expect(help).toBeChecked();
  await expect(applied).toContainText(/\$1\d,\d{3}/);
  // A note lists the checks that are still open.
  await buyer.sees('You may be eligible. Check first: Income and Other conditions.');

  await buyer.startsAt('calculator', {
    ...queensBuyer,
    homePlan: 'investment',
    downPayment: 640_000,
  });
  await buyer.sees('Your down payment covers the price, so no help is needed.');
  await expect(help).toBeDisabled();
});
