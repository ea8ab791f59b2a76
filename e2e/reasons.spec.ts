import type { Page } from '@playwright/test';
import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import type { Expected, RuleName } from '../data/golden/expectation.ts';
import type { GoldenBuyer } from '../data/golden/golden-buyer.ts';
import { goldenBuyers } from '../data/golden/golden-buyers.ts';
import { faultsOf } from '../data/golden/shown-reasons.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { completeDraft } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { onPage } from './pages.ts';
import { answerShortly, openRows } from './program-rows.ts';

/**
 * In each of these states, one buyer sees matches, near matches and rules to check. Vitest checks the
 * text for every buyer.
 */
const statesInBrowser = ['CA', 'NY', 'TX'];

/** The heading of each rule on a program's page. */
const titles: Partial<Record<RuleName, string>> = {
  'service-area': 'Location',
  'first-time-buyer': 'First-time buyer',
  income: 'Income',
  price: 'Home price',
  'credit-score': 'Credit score',
  'home-plan': 'Use of the home',
  profession: 'Profession',
  'own-contribution': 'Your own money',
  conditions: 'Other conditions',
};

const catalog = loadCatalog();
const slugs = new Map(catalog.map(({ id, slug }) => [id, slug]));

for (const state of statesInBrowser) {
  test(`shows a buyer in ${state} the right programs and reasons`, async ({ page, haveDraft }) => {
    const buyer = buyerWithMostReasons(state);
    await haveDraft(buyer.answers);
    const cards = await shownCards(page, buyer);
    expect(slugsOf(cards, true)).toEqual(expectedSlugs(buyer, 'almost'));
    expect(slugsOf(cards, false)).toEqual(expectedSlugs(buyer, 'match'));
    const faults = cards.flatMap((card) => faultsOf(card, buyer.expected[card.slug]));
    expect(faults).toEqual([]);
    const matches = cards.filter(({ isAlmost }) => !isAlmost);
    await onPage(page, new RegExp(`^We found ${matches.length} matching`));
  });
}

for (const { buyer, slug, verdicts } of fewestExamples()) {
  const rules = [...verdicts.keys()].join(', ');
  test(`compares a buyer with the rules on the ${slug} page: ${rules}`, async ({
    page,
    haveDraft,
  }) => {
    await haveDraft(buyer.answers);
    await page.goto(`/quote/programs/${catalog.find((program) => program.slug === slug)?.id}`);
    const reasons = page.getByRole('region', { name: /^(Why you match|Why you do not match)$/ });
    for (const [title, verdict] of verdicts) {
      const line = reasons.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) });
      await expect(line).toContainText(verdict);
    }
  });
}

test('links to the state’s housing agency and the calculator if nothing matches', async ({
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

test('compares up to three programs and a VA loan on a page with its own link', async ({
  page,
  haveDraft,
  context,
}) => {
  await test.step('asks the questions first, and then comes back', async () => {
    await page.goto('/quote/programs/compare?ids=1249,999999');
    await onPage(page, 'Home Type');
    await haveDraft(completeDraft({ veteranStatus: true }));
    await page.goto('/quote/confirmation');
    await page.getByRole('button', { name: 'Confirm Info' }).click();
    await expect(page).toHaveURL('/quote/programs/compare?ids=1249,999999');
  });

  await page.goto('/quote/programs?compare=999999,abc');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const columns = page.getByRole('table').getByRole('columnheader');
  const heading = page.getByRole('heading', { level: 1, name: /side by side$/ });

  await test.step('hides the program that a short answer rules out', async () => {
    const name = 'Down Payment Assistance Program';
    const cityHelp = page.getByRole('article', { name, exact: true });
    await expect(cityHelp).toBeVisible();
    await answerShortly(page, /city limits of Austin/, 'No');
    await expect(page.getByText('1 program no longer matches')).toBeVisible();
    await expect(cityHelp).toHaveCount(0);
  });

  await test.step('opens at the top with the ticked programs', async () => {
    for (const place of [0, 2, 1]) await boxes.nth(place).check();
    await expect(boxes.nth(3)).toBeDisabled();
    await page.getByRole('link', { name: 'Side by side' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(columns).toHaveCount(4);
    await expect(columns.first()).toContainText('VA home loan');
    const rows = page.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveCount(13);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('prints on one page', async () => {
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  await test.step('removes a column, and keeps the rest after a reload', async () => {
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await page.reload();
    await expect(heading).toHaveText('2 programs and a VA loan, side by side');
    await expect(columns).toHaveCount(3);
  });

  await test.step('shares the figures, and says which programs it left out', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'The link was copied.' }),
    ).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ price: '400000', down: '80000' });
    link.searchParams.set('ids', `${link.searchParams.get('ids')},999999`);
    await page.goto(link.href);
    await expect(page.getByText('We left out 1 program of this link')).toBeVisible();
    await expect(columns).toHaveCount(3);
  });
});

interface Card {
  readonly slug: string;
  readonly isAlmost: boolean;
  readonly checks: readonly string[];
  readonly words: string;
}

/** Opens the programs page, waits for the number of matches and reads the cards. */
async function shownCards(page: Page, buyer: GoldenBuyer): Promise<Card[]> {
  await page.goto('/quote/programs');
  await onPage(page, new RegExp(`^We found ${expectedSlugs(buyer, 'match').length} matching`));
  await openRows(page);
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      id: Number(article.getAttribute('data-row')),
      group: article.closest('section')?.querySelector('h2')?.textContent,
      rules: [...article.querySelectorAll('ul li')].map(({ textContent }) => textContent),
      words: article.textContent,
    })),
  );
  return cards.map(({ id, group, rules, words }) => ({
    slug: slugs.get(id) ?? String(id),
    isAlmost: group?.startsWith('Almost there') ?? false,
    checks: rules.filter((rule) => rule.startsWith('To check: ')),
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

interface Example {
  readonly buyer: GoldenBuyer;
  readonly slug: string;
  /** The verdict under each rule's heading. */
  readonly verdicts: ReadonlyMap<string, 'To check' | 'Not met'>;
}

/** Returns each program with its page's verdicts on unmet rules and rules to check. */
function examplesOf(buyer: GoldenBuyer): Example[] {
  return Object.entries(buyer.expected).map(([slug, expected]) => ({
    buyer,
    slug,
    verdicts: verdictsOf(expected),
  }));
}

function verdictsOf(expected: Expected): Example['verdicts'] {
  const verdicts = new Map<string, 'To check' | 'Not met'>();
  if (expected.verdict === 'no') return verdicts;
  for (const [rule, title] of Object.entries(titles)) {
    if (rule in expected.check) verdicts.set(title, 'To check');
    if (expected.verdict === 'almost' && expected.change.rule === rule)
      verdicts.set(title, 'Not met');
  }
  return verdicts;
}

/** Returns the buyer in a state who gets the most verdicts across all program pages. */
function buyerWithMostReasons(state: string): GoldenBuyer {
  const count = (buyer: GoldenBuyer) =>
    examplesOf(buyer).reduce((sum, { verdicts }) => sum + verdicts.size, 0);
  return goldenBuyers
    .filter(({ answers }) => answers.homeLocation.state === state)
    .reduce((a, b) => (count(b) > count(a) ? b : a));
}

/** Returns a few examples that cover every rule. Each pick adds the most uncovered rules. */
function fewestExamples(): Example[] {
  const all = goldenBuyers.flatMap(examplesOf);
  const open = new Set(Object.values(titles));
  const examples: Example[] = [];
  const newRules = ({ verdicts }: Example) =>
    [...verdicts.keys()].filter((title) => open.has(title)).length;
  while (open.size > 0) {
    const best = all.reduce((a, b) => (newRules(b) > newRules(a) ? b : a));
    if (newRules(best) === 0) throw new RangeError(`No golden buyer shows ${[...open].join(', ')}`);
    for (const title of best.verdicts.keys()) open.delete(title);
    examples.push(best);
  }
  return examples;
}
