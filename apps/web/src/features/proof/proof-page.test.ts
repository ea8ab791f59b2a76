import { type AnswerOf, defaultPageConfig, type showProof } from '@latchkey/contract';
import { productIn } from '@latchkey/domain';
import { sampleProduct } from '@latchkey/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBrandOf, shippedBrand } from '../../../test/sample-site.ts';

// Each test imports the server's modules again, because they load their own texts.
beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

const noMoney = { confirmedFunding: 0, open: 0, confirmedOpen: 0 };
const none = { recentlyDated: 0, recentlyChecked: 0, knownFunding: 0, ...noMoney };
const proof: AnswerOf<typeof showProof>['data'] = {
  countedOn: '2026-11-24',
  catalog: {
    programs: 400,
    ownSource: 200,
    recentlyDated: 199,
    recentlyChecked: 400,
    knownFunding: 0,
    ...noMoney,
  },
  states: [
    { state: 'AK', programs: 0, ownSource: 0, ...none },
    { state: 'AL', programs: 200, ownSource: 199, ...none },
    { state: 'TX', programs: 10, ownSource: 4, ...none },
    { state: 'US', programs: 190, ownSource: 0, ...none },
  ],
  localGap: { counties: 3_144, without: 2_000, people: 1_000, peopleWithout: 426 },
  tests: {
    ranOn: '2026-11-23',
    fairness: { compared: 1_000, different: 0 },
    payments: { compared: 1_000, different: 2 },
    rules: { compared: 5_000, different: 1 },
    handDerived: { compared: 300, different: 0, programs: 401 },
    publishedLimits: { compared: 201, different: 0 },
    incomeEdges: { compared: 40, different: 40 },
  },
};

/** Returns the page as the server renders it. */
async function rendered(language = 'en'): Promise<string> {
  const { pageRenderer } = await import('@/server/render-pages.tsx');
  const files = { styleSheet: '/app.css', script: '/app.js', imports: [] };
  const site = {
    language,
    brand: pageBrandOf(shippedBrand, language),
    product: productIn(sampleProduct, language),
    files,
  };
  const siteUrl = 'https://harbor.example';
  const languages = [site];
  const render = await pageRenderer({
    styleSheet: '',
    languages,
    config: defaultPageConfig,
    siteUrl,
  });
  const page = { language, path: '/proof', answers: { proof }, scripts: [] };
  return (await render(page)).content;
}

/** Returns the text of a page without its HTML tags. */
function wordsOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Returns the color of each bar and its width in percent, in page order. */
function barsIn(html: string): string[] {
  const bars = html.matchAll(/<svg[^>]*text-(brand|owed)[^>]*><rect[^>]*width="([\d.]+)%"/g);
  return [...bars].map(([, color, width]) => `${color} ${width}`);
}

describe('the page about proof', () => {
  it('shows each count, marks shares of 50% or more as good, and marks agreement as good only at 100%', async () => {
    const html = await rendered();
    expect(wordsOf(html)).toMatch(/own page is a source 200 of 400 .* 199 of 400 .* 400 of 400/);
    expect(barsIn(html)).toEqual([
      'brand 50',
      'owed 49.75',
      'brand 100',
      'owed 0',
      'owed 0',
      'brand 100',
      'owed 99.98',
      'brand 100',
      'owed 0',
    ]);
  });

  it('shows differences as prominently as agreement', async () => {
    const words = wordsOf(await rendered());
    expect(words).toContain('4,999 of 5,000 results');
    expect(words).toContain('0 pairs had a different payment.');
    expect(words).toContain('2 payments were off by a cent or more.');
    expect(words).toContain('We have not yet done this for 101 programs.');
    expect(words).toContain(
      'In 2,000 of 3,144 counties, we know of no county or city program. 43%',
    );
  });

  it('shows 100% only if all of a state’s programs are counted, and no percentage for a state without programs', async () => {
    const words = wordsOf(await rendered());
    expect(words).toContain('AK \u2013 AL 99% TX 40%');
    expect(words).toMatch(
      /Alabama 200 199 0 0 0 Alaska 0 0 0 0 0 Texas 10 4 0 0 0 National programs 190 0/,
    );
  });

  it("shows Spanish text if the page's language is Spanish", async () => {
    expect(wordsOf(await rendered('es'))).toContain('200 de 400');
  });
});
