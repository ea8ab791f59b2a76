import { expect, test } from './test.ts';

test('starts the questions with a ZIP Code in the county if the buyer came from a county page', async ({
  allowMessage,
  buyer,
  page,
}) => {
  await buyer.has({ homeLocation: null, householdSize: 3 });
  await page.goto('/programs/mi/wayne-county');
  const limits = page.getByRole('region', { name: 'HUD’s income limits here' });
  await expect(limits.getByRole('row').filter({ hasText: 'Your household' })).toContainText(
    '3 people',
  );
  await page.getByText(/^All of Michigan/).click();
  await expect(page.getByRole('link', { name: 'MI 10K DPA Loan' })).toBeVisible();

  await page.getByRole('link', { name: 'Which fit me?' }).click();
  await buyer.presses('Condo');
  await buyer.sees(/^482\d\d, Detroit, Wayne County, MI$/);
  await buyer.sees(/^We filled this in from the page you came from\./);
  await buyer.presses('Continue');
  await expect(page).toHaveURL(/plans$/);

  await page.goto('/quote/home-info/type?place=4834226125');
  await buyer.presses('Condo');
  await buyer.sees('48342, Pontiac, Oakland County, MI');
  await page.goto('/quote/home-info/type?place=4821926163');
  await buyer.presses('Condo');
  // The buyer's own ZIP Code is in the same county.
  await expect(page.getByText('48219')).toHaveCount(0);
  await buyer.sees(/^482\d\d, Detroit, Wayne County, MI$/);

  await page.goto('/programs/mi/wayne-county');
  await page.getByRole('link', { name: 'Which fit me?' }).click();
  await expect(page).toHaveURL('/quote/programs');

  // A link in a new tab has the same address.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/program/mi-mshda-mi-10k-dpa?county=wayne-county&household=3');
  const start = page.getByRole('link', { name: 'Does it fit me?' });
  await expect(start).toHaveAttribute('href', /\?program=\d+&household=3&place=482\d\d26163$/);
  await page.goto((await start.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/type\?place=482\d\d26163$/);
  await buyer.presses('Condo');
  await buyer.presses('Continue');
  await page.goto('/quote/personal-info/household-size');
  await expect(page.getByRole('button', { name: '3', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('/program/mi-mshda-mi-10k-dpa?county=wayne-county');
  await page.getByRole('link', { name: 'Wayne County', exact: true }).click();
  await expect(page).toHaveURL('/programs/mi/wayne-county');

  await page.goto('/program/us-cbcma-chenoa-fund-forgivable');
  const place = page.getByLabel('ZIP Code, city or county');
  await place.fill('48226');
  await page.getByRole('option', { name: /^48226, Detroit/ }).click();
  await expect(page).toHaveURL(/\?state=mi&county=wayne-county&zip=48226$/);
  await buyer.sees('These are the figures for Wayne County.');

  const error = page.getByText('This program is not for homes in New York.');
  const chooseUnserved = async () => {
    await place.fill('11432');
    await page.getByRole('option', { name: /^11432/ }).click();
    await expect(error).toBeVisible();
  };
  await chooseUnserved();
  await buyer.list('State').selectOption('Michigan');
  await expect(error).toHaveCount(0);
  await chooseUnserved();
  await place.pressSequentially('4');
  await expect(error).toHaveCount(0);

  const limitsOfOttawa = '**/limits/26139';
  allowMessage(/status of 400/);
  await page.route(limitsOfOttawa, (route) => route.fulfill({ status: 400 }));
  await place.fill('49423');
  await page.getByRole('option', { name: /^49423, .*Ottawa/ }).click();
  await buyer.sees('We could not load the figures for this county.');
  await page.unroute(limitsOfOttawa);
  await buyer.presses('Try again');
  await expect(page.getByRole('heading', { name: 'Who may get it' })).toBeFocused();
  await buyer.sees('These are the figures for Ottawa County.');
});

test('asks visitors to suggest programs in a county that has none in the catalog', async ({
  page,
  request,
}) => {
  const address = '/programs/tx/loving-county';
  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: 'We know of no county or city program here. Do you?' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell us about a program' })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=A%20program%20in%20Loving%20County%2C%20TX$/,
  );
  const html = await (await request.get(address)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(address);
});
