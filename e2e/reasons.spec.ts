import type { Page } from '@playwright/test';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import type { Expected, RuleName } from '../data/golden/expectation.ts';
import type { GoldenBuyer } from '../data/golden/golden-buyer.ts';
import { goldenBuyers } from '../data/golden/golden-buyers.ts';
import { faultsOf } from '../data/golden/told-reasons.ts';
import { expectAccessible } from './accessibility.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';

/** States whose buyers match, nearly match and have things to check. Vitest reads every buyer's words. */
const statesInBrowser = ['CA', 'NY', 'TX'];

/** What a program's own page calls each rule of which some buyer has something to check or to change. */
const titles: readonly (readonly [RuleName, string])[] = [
  ['service-area', 'Location'],
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

for (const state of statesInBrowser) {
  test(`buyers in ${state} see the right programs and reasons`, async ({ page, haveDraft }) => {
    for (const buyer of states.get(state) ?? []) {
      await test.step(buyer.name, async () => {
        await haveDraft(buyer.answers);
        const cards = await shownCards(page, buyer);
        expect(slugsOf(cards, true)).toEqual(expectedSlugs(buyer, 'almost'));
        expect(slugsOf(cards, false)).toEqual(expectedSlugs(buyer, 'match'));
        const faults = cards.flatMap((card) => faultsOf(card, buyer.expected[card.slug]));
        expect(faults).toEqual([]);
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
  readonly checks: readonly string[];
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
    checks: chips.filter((chip) => chip.startsWith('Check: ')),
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
