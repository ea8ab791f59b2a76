import { expect, test } from './test.ts';

test('leads from the page of a county to the questions with its ZIP Codes', async ({
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
  await expect(buyer.list('Zip Code')).toHaveValue('Wayne County, MI');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(20);
  const [first = ''] = await options.allTextContents();
  expect(first).toContain('Wayne County, MI');
  await options.first().click();
  await buyer.presses('Continue');
  await expect(page).toHaveURL(/plans$/);

  await page.goto('/quote/home-info/type?place=Oakland+County%2C+MI');
  await buyer.presses('Condo');
  await expect(options.first()).toContainText('Oakland County, MI');
  await page.goto('/quote/home-info/type?place=Wayne+County%2C+MI');
  await buyer.presses('Condo');
  await buyer.sees(first);

  await page.goto('/programs/mi/wayne-county');
  await page.getByRole('link', { name: 'Which fit me?' }).click();
  await expect(page).toHaveURL('/quote/programs');

  await page.goto('/program/us-cbcma-chenoa-fund-forgivable');
  const place = page.getByLabel('ZIP Code, city or county');
  await place.fill('48226');
  await page.getByRole('option', { name: /^48226, Detroit/ }).click();
  await expect(page).toHaveURL(/\?state=mi&county=wayne-county$/);
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

test('asks about programs of a county for which we know none', async ({ page, request }) => {
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
