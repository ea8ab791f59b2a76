import type { Page } from '@playwright/test';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import type { Change, Expected, RuleName } from '../data/golden/expectation.ts';
import type { GoldenBuyer } from '../data/golden/golden-buyer.ts';
import { goldenBuyers } from '../data/golden/golden-buyers.ts';
import { expectAccessible } from './accessibility.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

/** What the card of a program has to say of a rule that is left to check. */
const toCheck: readonly (readonly [RuleName, RegExp])[] = [
  ['service-area', /the home must lie inside the city limits|in the old county/],
  ['first-time-buyer', /the home must lie in a targeted area/],
  ['income', /your income may be over|your town’s income limit may differ|income limit not known/],
  ['min-income', /your town’s income limit may differ|lowest income not known/],
  ['price', /the price may be over the cap|price cap not known/],
  ['credit-score', /score may be (below \d{3}|too low)/],
  ['profession', /your job must be on the program’s list/],
];

/** What a program's own page calls each rule of which some buyer has something to check or to change. */
const titles: readonly (readonly [RuleName, string])[] = [
  ['service-area', 'Place'],
  ['first-time-buyer', 'First-time buyer'],
  ['income', 'Income'],
  ['price', 'Home price'],
  ['credit-score', 'Credit score'],
  ['home-plan', 'Use of the home'],
  ['profession', 'Profession'],
  ['own-contribution', 'Your own money'],
  ['other-conditions', 'Other conditions'],
];

const slugs = new Map(loadCatalog().map(({ id, slug }) => [id, slug]));

const states = Map.groupBy(goldenBuyers, ({ answers }) => answers.homeLocation.state);

for (const [state, buyers] of states) {
  test(`buyers in ${state} see the right programs and reasons`, async ({ page, haveDraft }) => {
    for (const buyer of buyers) {
      await test.step(buyer.name, async () => {
        await haveDraft(buyer.answers);
        const cards = await shownCards(page, buyer);
        expect(slugsOf(cards, true)).toEqual(expectedSlugs(buyer, 'almost'));
        expect(slugsOf(cards, false)).toEqual(expectedSlugs(buyer, 'match'));
        for (const card of cards) expectReasons(card, buyer.expected[card.slug]);
      });
    }
  });
}

for (const [rule, title] of titles) {
  const [buyer, slug, verdict] = example(rule);

  test(`${slug} says on its own page how ${buyer.name} stands to "${title}"`, async ({
    page,
    haveDraft,
  }) => {
    await haveDraft(buyer.answers);
    const [card] = (await shownCards(page, buyer)).filter((shown) => shown.slug === slug);
    await page.goto(card?.address ?? '');
    const reasons = page.getByRole('region', { name: /^(Why you match|What stands in the way)$/ });
    const line = reasons.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) });
    await expect(line).toContainText(verdict === 'check' ? 'To check' : 'Not met');
  });
}

test('where nothing matches, the page leads to the state’s agency, and on without help', async ({
  page,
  haveDraft,
}) => {
  const [buyer] = goldenBuyers.filter((one) => expectedSlugs(one, 'match').length === 0);
  if (!buyer) throw new RangeError('Every golden buyer matches a program');
  await haveDraft(buyer.answers);
  await shownCards(page, buyer);
  await expect(page.getByText(/^Ask the housing agency of /).getByRole('link')).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Estimate Savings' }).click();
  await expect(page).toHaveURL('/quote/calculator');
});

test('programs that are ticked stand side by side, after Back and a reload too', async ({
  page,
  haveDraft,
}) => {
  await haveDraft(completeDraft());
  await page.goto('/quote/programs?compare=999999,abc');
  const table = page.getByRole('region', { name: 'Side by side' }).getByRole('table');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await expect(page.getByRole('status').filter({ hasText: 'Tick one more' })).toBeVisible();
  await expect(table).toBeHidden();

  await boxes.nth(2).check();
  await boxes.nth(1).check();
  await expect(boxes.nth(3)).toBeDisabled();
  await expect(page).toHaveURL(/\?compare=\d+,\d+,\d+$/);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Side by side' })).toBeFocused();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader')).toHaveCount(7);
  await expectAccessible(page);

  await table.getByRole('link').first().click();
  await page.getByRole('heading', { level: 2, name: 'Why you match' }).waitFor();
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.reload();
  await expect(boxes.nth(2)).toBeChecked();
  await boxes.nth(0).uncheck();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

interface Card {
  readonly address: string;
  readonly slug: string;
  readonly isAlmost: boolean;
  readonly chips: readonly string[];
  readonly words: string;
}

/** The cards of the page of programs, once it says how many it found. */
async function shownCards(page: Page, buyer: GoldenBuyer): Promise<Card[]> {
  await page.goto('/quote/programs');
  await onPage(page, new RegExp(`^We found ${expectedSlugs(buyer, 'match').length} matching`));
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      address: article.querySelector('a[href*="/programs/"]')?.getAttribute('href') ?? '',
      group: article.closest('section')?.querySelector('h2')?.textContent,
      chips: [...article.querySelectorAll('ul li')].map(({ textContent }) => textContent),
      words: article.textContent,
    })),
  );
  return cards.map(({ address, group, chips, words }) => ({
    address,
    slug: slugs.get(Number(address.split('/').at(-1))) ?? address,
    isAlmost: group === 'Almost there',
    chips,
    words,
  }));
}

function slugsOf(cards: readonly Card[], isAlmost: boolean): string[] {
  return cards
    .filter((card) => card.isAlmost === isAlmost)
    .map(({ slug }) => slug)
    .toSorted();
}

function expectedSlugs({ expected }: GoldenBuyer, verdict: Expected['verdict']): string[] {
  return Object.keys(expected)
    .filter((slug) => expected[slug]?.verdict === verdict)
    .toSorted();
}

/** Each thing to check, and no other, and what would make the program match. */
function expectReasons({ slug, chips, words }: Card, expected: Expected | undefined): void {
  if (!expected || expected.verdict === 'no') throw new RangeError(`${slug} is shown`);
  const wanted = Object.keys(expected.check);
  const checks = chips.filter((chip) => chip.startsWith('Check: ')).join('; ');
  for (const [rule, pattern] of toCheck) {
    if (wanted.includes(rule)) expect(checks, `${slug} on ${rule}`).toMatch(pattern);
  }
  expect(checks === '', `${slug} has nothing to check`).toBe(wanted.length === 0);
  if (wanted.length > 0) expect(words, slug).toContain(` met, ${wanted.length} to check`);
  if (expected.verdict === 'almost') expect(words, slug).toMatch(changeWords(expected.change));
}

function changeWords(change: Change): RegExp {
  const dollars = 'by' in change ? `\\$${Math.ceil(change.by).toLocaleString('en-US')}` : '';
  switch (change.rule) {
    case 'income':
      return new RegExp(`Your income is ${dollars} over the limit`);
    case 'price':
      return new RegExp(`The price is ${dollars} over the cap`);
    case 'own-contribution':
      return new RegExp(`You need ${dollars} more of your own money`);
    case 'credit-score':
      return new RegExp(`A score of ${change.required} or more would be needed`);
    case 'home-plan':
      return /Only for a home you live in/;
  }
}

/** A buyer and a program of whom this rule is to be checked, or stands in the way. */
function example(rule: RuleName): readonly [GoldenBuyer, slug: string, 'check' | 'not-met'] {
  for (const buyer of goldenBuyers) {
    for (const [slug, expected] of Object.entries(buyer.expected)) {
      if (expected.verdict === 'no') continue;
      if (expected.check[rule]) return [buyer, slug, 'check'];
      if (expected.verdict === 'almost' && expected.change.rule === rule)
        return [buyer, slug, 'not-met'];
    }
  }
  throw new RangeError(`No golden buyer has ${rule} to check or in the way`);
}
