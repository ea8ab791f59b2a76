import { expect, type Page } from '@playwright/test';
import type { Buyer } from './buyer.ts';
import {
  calculatorSettings,
  columbusVeteran,
  queensBuyer,
  type StoredDraft,
  sanJoseBuyer,
} from './drafts.ts';
import { laterPages, type PageLabel } from './pages.ts';
import { paper, paperField } from './papers.ts';
import { untilAppRuns } from './waits.ts';

const PROGRAMS = '**/api/quotes/programs';

/**
 * A state of a page in a screenshot. Describes how this state differs from the Detroit buyer's
 * usual page.
 */
export interface PicturedState {
  /** Answers that replace those of the Detroit buyer. Null if the page starts without answers. */
  readonly draft?: StoredDraft | null;
  /** Changes the server's responses before the page opens. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Opens the page in this state. By default, waits until the page's data has loaded. */
  readonly show?: (buyer: Buyer) => Promise<void>;
  /** Whether a section of the page never loads, or loads only after three attempts. */
  readonly isUnfinished?: boolean;
  /**
   * Whether to capture only the first screen. Use this for a page whose height follows the window.
   */
  readonly isFirstScreen?: boolean;
}

/**
 * The states to capture, by page and name. The `ordinary` state is captured in every color scheme
 * and window size that `screens.spec.ts` lists.
 */
export const picturedStates: Readonly<Record<string, Readonly<Record<string, PicturedState>>>> = {
  landing: {
    ordinary: { draft: null, show: opened('landing') },
  },
  'how-it-works': {
    ordinary: { draft: null, show: opened('howItWorks') },
  },
  question: {
    ordinary: {
      show: async (buyer) => {
        await buyer.page.goto('/quote/home-info/type');
        await buyer.isOn('Home Type');
      },
    },
    'location-list': {
      draft: { homeLocation: null },
      show: async ({ page }) => {
        await page.goto('/quote/home-info/location');
        await page.getByRole('combobox').fill('787');
        await expect(page.getByRole('option')).toHaveCount(20);
      },
    },
  },
  'loan-estimate': {
    ordinary: { show: withPapers('fha') },
    'no-papers': { show: withPapers() },
    'two-lenders': { show: withPapers('fha', 'fha') },
    'another-loan': { show: withPapers('fha', 'conventional') },
    'not-a-pdf': {
      show: async (buyer) => {
        await withPapers()(buyer);
        const buffer = Buffer.from('not a PDF');
        await paperField(buyer.page).setInputFiles({
          name: 'notes.pdf',
          mimeType: 'application/pdf',
          buffer,
        });
        await buyer.page.getByRole('alert').waitFor();
      },
    },
    'typed-figures': {
      show: async (buyer) => {
        await withPapers()(buyer);
        await buyer.presses('Type twelve figures instead');
      },
    },
  },
  programs: {
    ordinary: { show: opened('programs') },
    loading: {
      isUnfinished: true,
      prepare: (page) => page.route(PROGRAMS, () => {}),
      show: shown('/quote/programs', 'Looking for matching programs'),
    },
    'help-failed': {
      isUnfinished: true,
      prepare: (page) => page.route(PROGRAMS, (route) => route.fulfill({ status: 400 })),
      show: shown('/quote/programs', /^Error loading matching programs/),
    },
    offline: {
      isUnfinished: true,
      prepare: (page) => page.route('**/api/**', (route) => route.abort('internetdisconnected')),
      show: shown('/quote/programs', /^Error loading matching programs/),
    },
    'nothing-matches': { draft: { homePlan: 'vacation' }, show: opened('programs') },
    'one-match': { prepare: (page) => haveMatches(page, 1), show: opened('programs') },
    '40-matches': { prepare: (page) => haveMatches(page, 40), show: opened('programs') },
    'long-names': { prepare: haveLongNames, show: opened('programs') },
    'huge-figures': { draft: hugeFigures(), show: opened('programs') },
    'does-not-qualify': { draft: queensBuyer, show: opened('programs') },
    'no-common-loan': { draft: sanJoseBuyer, show: opened('programs') },
  },
  compare: {
    ordinary: { show: opened('compare') },
    'with-va-loan': {
      draft: columbusVeteran,
      show: shown(laterPages.compare.address, /a VA loan, side by side/),
    },
    'long-names': { prepare: haveLongNames, show: opened('compare') },
    'nothing-matches': {
      draft: { homePlan: 'vacation' },
      show: shown(laterPages.compare.address, 'No program to compare'),
    },
  },
  calculator: {
    ordinary: { show: opened('calculator') },
    loading: {
      isUnfinished: true,
      prepare: (page) => page.route(PROGRAMS, () => {}),
      show: shown('/quote/calculator', /^Looking for matching programs/),
      isFirstScreen: true,
    },
    'help-failed': {
      isUnfinished: true,
      prepare: (page) => page.route(PROGRAMS, (route) => route.fulfill({ status: 400 })),
      show: shown('/quote/calculator', /We could not load the down payment programs/),
    },
    offline: {
      isUnfinished: true,
      prepare: (page) => page.route('**/api/**', (route) => route.abort('internetdisconnected')),
      show: shown('/quote/calculator', /We could not load the down payment programs/),
    },
    'nothing-matches': { draft: { homePlan: 'vacation' }, show: opened('calculator') },
    'does-not-qualify': { draft: queensBuyer, show: opened('calculator') },
    'no-common-loan': { draft: sanJoseBuyer, show: opened('calculator') },
    'no-loan-needed': { draft: { downPayment: 150_000 }, show: opened('calculator') },
    'second-loan': {
      draft: {
        homePrice: 400_000,
        downPayment: 100_000,
        calculator: calculatorSettings({ propertyTax: 0.025, insurance: 0.005 }),
      },
      show: opened('calculator'),
    },
    'long-names': { prepare: haveLongNames, show: opened('calculator') },
    'huge-figures': { draft: hugeFigures(), show: opened('calculator') },
  },
  price: {
    ordinary: { show: openedPrice },
    loading: {
      isUnfinished: true,
      prepare: (page) => page.route('**/api/quotes/prices', () => {}),
      show: shown('/quote/price', 'Loading'),
      isFirstScreen: true,
    },
    'help-failed': {
      isUnfinished: true,
      prepare: (page) =>
        page.route('**/api/quotes/prices', (route) => route.fulfill({ status: 400 })),
      show: shown('/quote/price', /^We could not load the programs for these prices/),
    },
    'no-price': {
      draft: { calculator: calculatorSettings({ otherDebts: 5_000 }) },
      show: shown('/quote/price', /^No price fits, because/),
    },
    asking: {
      draft: { homePrice: null, householdIncome: null, downPayment: null, creditScore: null },
      show: shown('/quote/price', 'A few figures first'),
    },
  },
  'pre-approval': {
    ordinary: { show: opened('preApproval') },
    unlicensed: {
      prepare: haveLicenseOnlyIn('TX'),
      show: async ({ page }) => {
        await page.goto(laterPages.preApproval.address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  },
  'thank-you': {
    ordinary: {
      show: async (buyer) => {
        await buyer.page.clock.install();
        await buyer.opens('preApproval');
        await buyer.fillsForm();
        await buyer.sendsUnhurried();
        await buyer.isOn('Thank you, Maya Okafor');
        await buyer.presses('Dismiss');
      },
    },
  },
};

function hugeFigures(): StoredDraft {
  return { homePrice: 987_654_321, householdIncome: 123_456_789, downPayment: 98_765_432 };
}

/** Opens the page of the highest price and waits until the worker has found the price. */
async function openedPrice(buyer: Buyer): Promise<void> {
  await buyer.opens('price');
  await expect(buyer.page.locator('[data-highest-price]')).toBeVisible();
}

function opened(label: PageLabel): (buyer: Buyer) => Promise<void> {
  return (buyer) => buyer.opens(label);
}

/**
 * Returns a function that opens a URL and waits until the page shows the text. The wait is long
 * enough for a page that retries a failed request for seven seconds.
 */
function shown(address: string, words: string | RegExp): (buyer: Buyer) => Promise<void> {
  return async ({ page }) => {
    await page.goto(address);
    // The server's HTML may contain the text, too.
    await untilAppRuns(page);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 60_000 });
  };
}

/**
 * Repeats or removes programs in the response until it contains `count` programs. No real buyer
 * matches 40 programs. The longest real list has 26.
 */
async function haveMatches(page: Page, count: number): Promise<void> {
  await changePrograms(page, (programs) =>
    Array.from({ length: count }, (_, index) => {
      const program = programs[index % programs.length];
      return index < programs.length ? program : { ...program, id: 900_000 + index };
    }),
  );
}

/** Names that are longer than any real name. */
export const longNames = {
  programName:
    'Advantageous Homeownership Opportunities for Washingtonians, Second Mortgage and Closing Costs',
  agencyName:
    'Massachusettswide Housing Finance Redevelopment and Neighborhood Reinvestment Administration',
};

async function haveLongNames(page: Page): Promise<void> {
  await changePrograms(page, (programs) =>
    programs.map((program) => ({ ...program, ...longNames })),
  );
}

async function changePrograms(
  page: Page,
  change: (programs: readonly object[]) => readonly unknown[],
): Promise<void> {
  await page.route(PROGRAMS, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const programs = change(data.programs);
    await route.fulfill({ json: { data: { ...data, programs, combination: null } } });
  });
}

/**
 * Changes the pages so that the brand is licensed only in `state`, and may accept requests only for
 * homes in that state.
 */
function haveLicenseOnlyIn(state: string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route('**/quote/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '"licensedStates":null',
        `"licensedStates":["${state}"]`,
      );
      await route.fulfill({ response: answer, body });
    });
}

/** Returns a function that opens the check of Loan Estimates and adds these papers. */
function withPapers(
  ...names: readonly Parameters<typeof paper>[0][]
): NonNullable<PicturedState['show']> {
  return async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-29T12:00:00'));
    await page.goto('/loan-estimate');
    await expect(page.getByText(/^Against your quote/)).toBeVisible();
    await expect(page.getByText(/^One moment:/)).toHaveCount(0);
    const files = await Promise.all(
      names.map((name, place) => paper(name, `2026-11-${19 + place}`)),
    );
    if (files.length === 0) return;
    await paperField(page).setInputFiles(files);
    await expect(page.getByRole('button', { name: /^Lender [A-C]$/ })).toHaveCount(names.length);
  };
}
