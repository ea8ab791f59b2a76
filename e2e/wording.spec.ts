import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { questions } from './pages.ts';

/** What each question asks, its tip, and the answers to press or the words in the empty box. */
const wording: Record<string, { asks: string; tip?: RegExp; answers: readonly string[] }> = {
  'Home Type': {
    asks: 'What type of home are you looking to buy?',
    answers: ['Single-Family', 'Condo', 'Multi-Family'],
  },
  'Home Location': {
    asks: 'Where is the home you want to buy located?',
    tip: /^Type in the Zip Code\.$/,
    answers: ['Zip Code'],
  },
  'Home Plans': {
    asks: 'How do you plan to use your future home?',
    answers: ['Primary Residence', 'Vacation Home', 'Investment Property'],
  },
  'Home Price': {
    asks: 'What is the price of the home you want to buy?',
    tip: /^It is okay to estimate\.$/,
    answers: ['Home Price'],
  },
  'Household Income': {
    asks: 'What is your annual household income?',
    tip: /over 18.+Alimony, child support and separate maintenance need not be included\.$/,
    answers: ['Household Income'],
  },
  'Down Payment': {
    asks: 'How much do you have for a down payment?',
    tip: /okay to estimate.+Enter 1 if you have none yet\.$/,
    answers: ['Down payment'],
  },
  'Credit Score': {
    asks: 'What is your credit score?',
    tip: /^If you are unsure take your best guess\.$/,
    answers: ['Excellent (720+)', 'Good (660 to 719)', 'Fair (620 to 659)', 'Poor (619 and below)'],
  },
  'Housing Status': {
    asks: 'Are you a first-time home buyer?',
    tip: /owned a primary residence in the last three years\.$/,
    answers: ['Yes', 'No'],
  },
  'Household Size': {
    asks: 'How many people live in your household?',
    tip: /yourself, your spouse, children, other adults and senior dependents\.$/,
    answers: ['1', '2', '3', '4', '5', '6', '7', '8 or more'],
  },
  'Veteran Status': {
    asks: 'Are you a current or former member of the U.S. military?',
    tip: /may be eligible for a \$0 down VA loan\.$/,
    answers: ['Yes', 'No'],
  },
  Profession: {
    asks: 'Do you work in any of these professions?',
    tip: /^Select all that apply\.$/,
    answers: ['Education', 'Law Enforcement', 'Firefighter', 'Healthcare'],
  },
};

test('each question is asked in its words', async ({ haveDraft, page }) => {
  await haveDraft(
    completeDraft({
      homeLocation: null,
      homePrice: null,
      householdIncome: null,
      downPayment: null,
    }),
  );
  for (const { name, address } of questions) {
    const { asks, tip, answers } = wording[name] ?? { asks: '', answers: [] };
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}${asks}`);
    if (tip) await expect(main.getByRole('paragraph').first()).toHaveText(tip);
    for (const answer of answers) {
      const button = main.getByRole('button', { name: answer, exact: true });
      await expect(button.or(main.getByPlaceholder(answer, { exact: true }))).toBeVisible();
    }
  }
});
