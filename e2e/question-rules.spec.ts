import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

const tooMuch = 'The amount must be at most $1,000,000,000';
const amounts = [
  {
    title: 'Home Price',
    address: '/quote/home-info/price',
    placeholder: 'Home Price',
    messages: {
      '': 'Home price value is required',
      '-5': 'Home price must be non-negative',
      '0': 'Home price must be at least 1',
      '1000000001': tooMuch,
    },
  },
  {
    title: 'Household Income',
    address: '/quote/financial-info/household-income',
    placeholder: 'Household Income',
    messages: {
      '': 'Household income value is required',
      '-5': 'Household income must be non-negative',
      '0': 'Household income must be at least 1',
      '1000000001': tooMuch,
    },
  },
  {
    title: 'Down Payment',
    address: '/quote/financial-info/down-payment',
    placeholder: 'Down payment',
    messages: {
      '': 'Down payment value is required',
      '-5': 'Down payment must be non-negative',
      '0': 'Down payment must be at least 1. Enter 1 if you have none yet.',
      '1000000001': tooMuch,
    },
  },
];

/** The question and its tip are read before the message. */
function endingWith(message: string): RegExp {
  return new RegExp(`\\? .* ${message.replaceAll(/[$.]/g, '\\$&')}$`);
}

for (const { title, address, placeholder, messages } of amounts) {
  test(`${title} says what is wrong with an amount, beside it`, async ({ haveDraft, page }) => {
    await haveDraft(completeDraft({ homePrice: null, householdIncome: null, downPayment: null }));
    await page.goto(address);
    const box = page.getByPlaceholder(placeholder, { exact: true });
    await expect(box).toBeVisible();

    for (const [typed, message] of Object.entries(messages)) {
      await box.fill(typed);
      await box.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(box).toBeFocused();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toHaveAccessibleDescription(endingWith(message));
    }
    await box.fill('1');
    await expect(page.getByRole('alert')).toBeHidden();
    await box.press('Enter');
    await expect(box).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  });
}

test('an amount shows separators while it is typed, and the caret stays', async ({
  haveDraft,
  page,
}) => {
  await haveDraft(completeDraft({ homePrice: null }));
  await page.goto('/quote/home-info/price');
  const box = page.getByRole('textbox');
  await box.pressSequentially('40000');
  await expect(box).toHaveValue('40,000');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', '1']) await box.press(key);
  await expect(box).toHaveValue('401,000');
  await box.press('2');
  await expect(box).toHaveValue('4,012,000');
});

test('an amount may be pasted with its sign, separators and cents', async ({
  context,
  haveDraft,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveDraft(completeDraft({ homePrice: null }));
  await page.goto('/quote/home-info/price');
  await page.evaluate(() => navigator.clipboard.writeText('$400,000.00'));
  await page.getByRole('textbox').press('ControlOrMeta+V');
  await page.getByRole('textbox').blur();
  await expect(page.getByRole('textbox')).toHaveValue('400,000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page, 'Household Income');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('400,000');
});

test('never changes an amount silently', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ homePrice: null }));
  await page.goto('/quote/home-info/price');
  const box = page.getByRole('textbox');
  const messages = {
    '1e6': 'Enter the amount in digits, like 400,000.',
    '6,5': 'Enter the amount in digits, like 400,000.',
    '400k': 'Enter the amount in digits, like 400,000.',
    '400000.50': 'Home price must be an integer',
  };
  for (const [typed, message] of Object.entries(messages)) {
    await box.fill('');
    await box.pressSequentially(typed);
    await box.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(box).toHaveValue(typed === '400000.50' ? '400,000.50' : typed);
  }
  await box.fill('');
  await box.pressSequentially('1,250,000');
  await expect(box).toHaveValue('1,250,000');
  for (const key of ['Backspace', 'Backspace', 'Backspace']) await box.press(key);
  await expect(box).toHaveValue('1,250');
  await box.press('Enter');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('1,250');
});

test('no profession is an answer, and several are', async ({ haveDraft, page }) => {
  await haveDraft(completeDraft({ profession: ['education'] }));
  await page.goto('/quote/personal-info/profession?edit');
  await page.getByRole('button', { name: 'Education' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('None Applicable')).toBeVisible();

  await page.getByRole('link', { name: 'Edit Profession' }).click();
  await page.getByRole('button', { name: 'Firefighter' }).click();
  await page.getByRole('button', { name: 'Law Enforcement' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Law Enforcement, Firefighter')).toBeVisible();
});
