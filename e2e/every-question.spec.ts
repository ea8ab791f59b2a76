import type { Buyer } from './buyer.ts';
import { expectSoundPage, openSteadily } from './page-checks.ts';
import { questions } from './pages.ts';
import { expect, test } from './test.ts';

/**
 * The text of a question, its tip, its button labels or placeholder, and how a buyer answers it.
 */
interface Question {
  readonly asks: string;
  readonly tip?: RegExp;
  readonly answers: readonly string[];
  readonly answer: (buyer: Buyer, name: string) => Promise<void>;
}

const press = (choice: string) => (buyer: Buyer, name: string) => buyer.answers(name, choice);
const type = (dollars: number) => (buyer: Buyer, name: string) => buyer.answers(name, dollars);

const wording: Readonly<Record<string, Question>> = {
  'Home Type': {
    asks: 'What type of home are you looking to buy?',
    answers: ['Single-Family', 'Condo', 'Multi-Family'],
    answer: press('Condo'),
  },
  'Home Location': {
    asks: 'Where is the home you want to buy located?',
    tip: /^Type in the Zip Code\.$/,
    answers: ['Zip Code'],
    answer: (buyer) => buyer.answersLocation({ zipcode: '78704', county: 'Travis County' }),
  },
  'Home Plans': {
    asks: 'How do you plan to use your future home?',
    answers: ['Primary Residence', 'Vacation Home', 'Investment Property'],
    answer: press('Primary Residence'),
  },
  'Home Price': {
    asks: 'What is the price of the home you want to buy?',
    tip: /^It is okay to estimate\.$/,
    answers: ['Home Price'],
    answer: type(400_000),
  },
  'Household Income': {
    asks: 'What is your annual household income?',
    tip: /over 18.+You do not have to include alimony, child support or separate maintenance\.$/,
    answers: ['Household Income'],
    answer: type(74_000),
  },
  'Down Payment': {
    asks: 'How much do you have for a down payment?',
    tip: /okay to estimate.+Enter 1 if you have none yet\.$/,
    answers: ['Down payment'],
    answer: type(80_000),
  },
  'Credit Score': {
    asks: 'What is your credit score?',
    tip: /^If you are unsure take your best guess\.$/,
    answers: ['Excellent (720+)', 'Good (660 to 719)', 'Fair (620 to 659)', 'Poor (619 and below)'],
    answer: press('Excellent (720+)'),
  },
  'Housing Status': {
    asks: 'Are you a first-time home buyer?',
    tip: /owned a primary residence in the last three years\.$/,
    answers: ['Yes', 'No'],
    answer: press('Yes'),
  },
  'Household Size': {
    asks: 'How many people live in your household?',
    tip: /yourself, your spouse, children, other adults and senior dependents\.$/,
    answers: ['1', '2', '3', '4', '5', '6', '7', '8 or more'],
    answer: press('2'),
  },
  'Veteran Status': {
    asks: 'Are you a current or former member of the U.S. military?',
    tip: /may be eligible for a \$0 down VA loan\.$/,
    answers: ['Yes', 'No'],
    answer: press('No'),
  },
  Profession: {
    asks: 'Do you work in any of these professions?',
    tip: /^Select all that apply\.$/,
    answers: ['Education', 'Law Enforcement', 'Firefighter', 'Healthcare'],
    answer: (buyer) => buyer.presses('Continue'),
  },
};

const unanswered = {
  homeLocation: null,
  homePrice: null,
  householdIncome: null,
  downPayment: null,
};

for (const section of [questions.slice(0, 4), questions.slice(4, 8), questions.slice(8)]) {
  const names = section.map(({ name }) => name);
  test(`checks the pages and the text of the questions ${names.join(', ')}`, async ({
    buyer,
    page,
  }) => {
    test.slow();
    await buyer.has(unanswered);
    for (const first of section.slice(0, 1)) await openSteadily(page, first);
    for (const name of names) {
      await test.step(name, async () => {
        await expectWording(buyer, name);
        await expectSoundPage(buyer);
        await wording[name]?.answer(buyer, name);
      });
    }
  });
}

async function expectWording(buyer: Buyer, name: string): Promise<void> {
  const { page } = buyer;
  await buyer.isOn(name);
  const { asks, tip, answers = [] } = wording[name] ?? {};
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}${asks}`);
  if (tip) await expect(main.getByRole('paragraph').first()).toHaveText(tip);
  for (const answer of answers) {
    const button = main.getByRole('button', { name: answer, exact: true });
    await expect(button.or(main.getByPlaceholder(answer, { exact: true }))).toBeVisible();
  }
}
