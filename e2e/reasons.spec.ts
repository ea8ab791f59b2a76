import { loadCatalog } from '../apps/api/src/reference-data/load-catalog.ts';
import type { Expected, RuleName } from '../data/golden/expectation.ts';
import type { GoldenBuyer } from '../data/golden/golden-buyer.ts';
import { goldenBuyers } from '../data/golden/golden-buyers.ts';
import { faultsOf } from '../data/golden/shown-reasons.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import type { Buyer } from './buyer.ts';
import { detroitBuyer } from './drafts.ts';
import { expect, test } from './test.ts';

/**
 * In each of these states, one buyer sees programs that match, programs that almost match and rules
 * to check. Unit tests check the text for all golden buyers.
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
  test(`shows the right programs and reasons to a buyer in ${state}`, {
    tag: state === 'TX' ? [] : '@full',
  }, async ({ buyer }) => {
    const golden = buyerWithMostReasons(state);
    await buyer.has(golden.answers);
    const cards = await shownCards(buyer, golden);
    expect(slugsOf(cards, true)).toEqual(expectedSlugs(golden, 'almost'));
    expect(slugsOf(cards, false)).toEqual(expectedSlugs(golden, 'match'));
    const faults = cards.flatMap((card) => faultsOf(card, golden.expected[card.slug]));
    expect(faults).toEqual([]);
    const matches = cards.filter(({ isAlmost }) => !isAlmost);
    await buyer.isOn(new RegExp(`^We found ${matches.length} matching`));
  });
}

for (const { golden, slug, verdicts } of fewestExamples()) {
  const rules = [...verdicts.keys()].join(', ');
  test(`shows on the page of ${slug} whether a buyer meets these rules: ${rules}`, async ({
    buyer,
    page,
  }) => {
    await buyer.has(golden.answers);
    await page.goto(`/quote/programs/${catalog.find((program) => program.slug === slug)?.id}`);
    const reasons = buyer.part(/^(Why you match|Why you do not match)$/);
    for (const [title, verdict] of verdicts) {
      const line = reasons.getByRole('heading', { level: 3, name: new RegExp(`^${title}`) });
      await expect(line).toContainText(verdict);
    }
  });
}

test('links to the state’s housing agency and the calculator if no program matches', async ({
  buyer,
  page,
}) => {
  const [golden] = goldenBuyers.filter((one) => expectedSlugs(one, 'match').length === 0);
  if (!golden) throw new RangeError('No program matches this golden buyer');
  await buyer.has(golden.answers);
  await shownCards(buyer, golden);
  await expect(page.getByText(/^Ask .+’s housing agency: /).getByRole('link')).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expectAccessible(page);
  await buyer.follows('Estimate Savings');
  await expect(page).toHaveURL('/quote/calculator');
});

test('compares up to three programs and a VA loan on a page with a link that can be shared', async ({
  buyer,
  context,
  page,
}) => {
  await test.step('asks the unanswered questions first and returns to the comparison', async () => {
    await page.goto('/quote/programs/compare?ids=1249,999999');
    await buyer.isOn('Home Type');
    await buyer.has({ veteranStatus: true });
    await page.goto('/quote/confirmation');
    await buyer.presses('Confirm Info');
    await expect(page).toHaveURL('/quote/programs/compare?ids=1249,999999');
  });

  await page.goto('/quote/programs?compare=999999,abc');
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  const columns = page.getByRole('table').getByRole('columnheader');
  const heading = page.getByRole('heading', { level: 1, name: /side by side$/ });

  await test.step('hides a program after an answer to an eligibility question rules it out', async () => {
    const name = 'Down Payment Assistance Program';
    const cityHelp = page.getByRole('article', { name, exact: true });
    await expect(cityHelp).toBeVisible();
    await buyer.answersShortly(/city limits of Austin/, 'No');
    await buyer.sees('1 program no longer matches');
    await expect(cityHelp).toHaveCount(0);
  });

  await test.step('opens the comparison at the top, with the selected programs', async () => {
    for (const place of [0, 2, 1]) await boxes.nth(place).check();
    await expect(boxes.nth(3)).toBeDisabled();
    await buyer.follows('Side by side');
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(columns).toHaveCount(4);
    await expect(columns.first()).toContainText('VA home loan');
    const rows = page.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveCount(14);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('prints the comparison on one page', async () => {
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  await test.step('removes a column, and shows the other columns after a reload', async () => {
    await buyer
      .link(/^Remove /)
      .first()
      .click();
    await page.reload();
    await expect(heading).toHaveText('2 programs and a VA loan, side by side');
    await expect(columns).toHaveCount(3);
  });

  await test.step('shares the figures in a link, and reports that a link contains an unknown program', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await buyer.presses('Share');
    await expect(
      page.getByRole('status').filter({ hasText: 'The link was copied.' }),
    ).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ price: '400000', down: '80000' });
    link.searchParams.set('ids', `${link.searchParams.get('ids')},999999`);
    await page.goto(link.href);
    await buyer.sees('From this link, we left out 1 program');
    await expect(columns).toHaveCount(3);
  });

  await test.step('compares a VA loan for a four-unit home with another loan for the same home', async () => {
    await buyer.startsAt('programs', {
      ...detroitBuyer,
      homeType: 'multi-family',
      homePrice: 1_500_000,
      downPayment: 300_000,
      veteranStatus: true,
      known: { units: 4 },
    });
    await buyer.sees(/Without help: a conventional loan of \$1,200,000/);
    await expect(buyer.part(/^VA home loan/)).toContainText(/\$[\d,]+ more by year 5/);
  });
});

interface Card {
  readonly slug: string;
  readonly isAlmost: boolean;
  readonly checks: readonly string[];
  readonly words: string;
}

/**
 * Opens the programs page, waits for the number of matches, and reads the cards of the programs.
 */
async function shownCards(buyer: Buyer, golden: GoldenBuyer): Promise<Card[]> {
  const { page } = buyer;
  await page.goto('/quote/programs');
  await buyer.isOn(new RegExp(`^We found ${expectedSlugs(golden, 'match').length} matching`));
  await buyer.opensRows();
  const cards = await buyer.articles.evaluateAll((articles) =>
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
  readonly golden: GoldenBuyer;
  readonly slug: string;
  /** The verdict below each rule's heading. */
  readonly verdicts: ReadonlyMap<string, 'To check' | 'Not met'>;
}

/**
 * Returns programs for a golden buyer. Each program has the rules that are not met or need to be
 * checked, with their verdicts.
 */
function examplesOf(golden: GoldenBuyer): Example[] {
  return Object.entries(golden.expected).map(([slug, expected]) => ({
    golden,
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

/**
 * Returns the buyer in this state whose program pages show the most rules that are not met or need
 * to be checked.
 */
function buyerWithMostReasons(state: string): GoldenBuyer {
  const count = (golden: GoldenBuyer) =>
    examplesOf(golden).reduce((sum, { verdicts }) => sum + verdicts.size, 0);
  return goldenBuyers
    .filter(({ answers }) => answers.homeLocation.state === state)
    .reduce((a, b) => (count(b) > count(a) ? b : a));
}

/**
 * Returns a few examples that together cover every rule. Each example adds as many new rules as
 * possible.
 */
function fewestExamples(): Example[] {
  const all = goldenBuyers.flatMap(examplesOf);
  const open = new Set(Object.values(titles));
  const examples: Example[] = [];
  const newRules = ({ verdicts }: Example) =>
    [...verdicts.keys()].filter((title) => open.has(title)).length;
  while (open.size > 0) {
    const best = all.reduce((a, b) => (newRules(b) > newRules(a) ? b : a));
    if (newRules(best) === 0)
      throw new RangeError(`No golden buyer sees the rules ${[...open].join(', ')}`);
    for (const title of best.verdicts.keys()) open.delete(title);
    examples.push(best);
  }
  return examples;
}
