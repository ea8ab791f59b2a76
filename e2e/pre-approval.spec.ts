import { newAccount } from './accounts.ts';
import { laterPages } from './pages.ts';
import { expect, test } from './test.ts';
import { expectToEnd, letTimePassUntil, stopTime } from './waits.ts';

const SUBMIT = '**/api/quotes/submit';

test.beforeEach(async ({ buyer }) => {
  await buyer.startsAt('preApproval');
});

test('checks each field, asks for consent to use a phone number, and thanks the buyer', async ({
  buyer,
  page,
}) => {
  const { name, email, phone, call, text, send } = buyer.form;

  await test.step('shows an error at each field and moves focus to the first field', async () => {
    await send.click();
    await expect(buyer.errors).toHaveText(['Full name is required', 'Email is required']);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Full name is required');
    await expect(email).toHaveAccessibleDescription('Email is required');

    await name.fill('Maya Okafor');
    await email.fill('maya@');
    await phone.fill('call me');
    await email.press('Enter');
    await expect(buyer.errors).toHaveText([
      'Invalid email address',
      'Invalid phone number. Use digits, spaces and + ( ) - . only.',
    ]);
    await expect(email).toBeFocused();

    await phone.fill('12');
    await email.press('Enter');
    await expect(phone).toHaveAccessibleDescription(
      'Enter the full phone number with the area code, like (512) 555-0123.',
    );
  });

  await test.step('asks for consent only after the buyer enters a phone number, and never checks the boxes in advance', async () => {
    await phone.fill('');
    await expect(call).toBeDisabled();
    await expect(text).toBeDisabled();
    await phone.fill('(512) 555-0123');
    await expect(call).toBeEnabled();
    await expect(call).not.toBeChecked();
    await expect(text).not.toBeChecked();
    await call.check();
    await phone.fill('');
    await expect(call).toBeDisabled();
    await expect(call).not.toBeChecked();
  });

  await test.step('sends the consent with the phone number, and the labels that the buyer’s link added', async () => {
    await page.goto('/?utm_source=fair&partner=Casa%20Segura%0a');
    const stored = () => page.evaluate(() => sessionStorage.getItem('latchkey.source'));
    await expect.poll(stored).not.toBeNull();
    await buyer.opens('preApproval');
    await phone.fill('(512) 555-0123');
    await text.check();
    await buyer.fillsForm();
    await page.evaluate(() => localStorage.setItem('latchkey.rent', '198743'));
    const request = page.waitForRequest(SUBMIT);
    await send.click();
    expect((await request).postData()).not.toContain('198743');
    expect((await request).postDataJSON()).toMatchObject({
      subject: { fullName: 'Maya Okafor', email: 'maya@example.com', phone: '(512) 555-0123' },
      consent: { call: false, text: true, textVersion: /./ },
      source: { source: 'fair', partner: 'Casa Segura' },
    });
    await buyer.isOn('Thank you, Maya Okafor');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(laterPages.preApproval.address);
    await expect(buyer.row('Home Price')).toContainText('$400,000');
  });

  await test.step('shows who to call, the figures and the programs, even after a reload', async () => {
    for (const isReload of [false, true]) {
      if (isReload) await page.reload();
      await buyer.isOn('Thank you, Maya Okafor');
      const steps = buyer.part('Your next steps');
      await expect(steps.getByRole('listitem').first()).toContainText(/Call .+Ask: “.+”/);
      await expect(steps.getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute(
        'href',
        /^tel:\+1\d{10}$/,
      );
      await expect(steps.getByRole('link', { name: 'Near 78704' })).toBeVisible();
      // The program asks for a conventional loan, so the lowered payment leads.
      await expect(buyer.row('Traditional payment')).toContainText('$2,568.65 a month');
      await expect(buyer.row('Lowered payment')).toContainText(
        '$2,217.10 a month for 7 years, then $2,667.87',
      );
      await expect(buyer.row('Owed later, with interest')).toContainText(
        '$31,419Besides your mortgage, after year 7',
      );
      await expect(page.getByRole('heading', { name: 'Your programs' })).toBeVisible();
    }
  });

  await test.step('starts the printed page with a warning that the costs could be higher', async () => {
    const notice = page
      .getByText(
        'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
      )
      .first();
    await expect(notice).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeVisible();
    const points = await notice.evaluate((element) => {
      return (Number.parseFloat(getComputedStyle(element).fontSize) * 3) / 4;
    });
    expect(points).toBeGreaterThanOrEqual(12);
    await page.emulateMedia({ media: null });
  });

  await test.step('clears the answers from the browser', async () => {
    await buyer.presses('Clear my answers');
    await buyer.arrivesAt('landing');
    await expect(buyer.link('Continue my quote').first()).toBeHidden();
    expect(await buyer.stored('latchkey.draft')).toBeNull();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('fills in the name and email after sign-in, and shows the buyer’s request on the dashboard', async ({
  buyer,
  page,
  request,
}) => {
  const { name, email, send } = buyer.form;
  const maya = await newAccount(request);
  await name.fill('M. Okafor');
  // Signs in in another tab, so that this page stays open.
  const tab = await buyer.inNewTab();
  await tab.signsIn(maya);
  await tab.page.close();
  await expect(email).toHaveValue(maya.email);
  await expect(name).toHaveValue('M. Okafor');

  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.install();
  await page.reload();
  await expect(name).toHaveValue(maya.fullName);
  await expect(email).toHaveValue(maya.email);

  await stopTime(page);
  const sent = page.waitForRequest(SUBMIT);
  await send.click();
  expect((await sent).headers()).not.toHaveProperty('authorization');
  const alert = buyer.messages;
  await letTimePassUntil(page, () => alert.isVisible());
  await expect(alert).toContainText('Success!Thank you! Our team will be back to you soon.');
  const list = page.getByRole('heading', { level: 1, name: 'Unlock Savings Today' });
  const isOnDashboard = async () => page.url().endsWith('/dashboard') && (await list.isVisible());
  await letTimePassUntil(page, isOnDashboard);
  await expectToEnd(alert);
});
