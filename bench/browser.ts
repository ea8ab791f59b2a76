import { longestGap } from './browser/drag.ts';
import { type Figures, type Goal, isWithin } from './browser/goals.ts';
import { interaction } from './browser/interaction.ts';
import { type Page, pages } from './browser/pages.ts';
import { served } from './browser/servers.ts';
import { type Visit, visit } from './browser/visit.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';

/** Number of visits to each page. Set `ROUNDS` to a lower number for a quick run. */
const ROUNDS = Number(process.env.ROUNDS ?? 9);

interface Measured {
  readonly page: Page;
  readonly visits: readonly Visit[];
  readonly figures: Figures;
}

/** Compares the product's pages with a bare page. Returns the rows of the table. */
export async function browserScores(): Promise<Row[]> {
  const measured = await served(({ product, baseline }) => measure(pages(product, baseline)));
  const [bare] = measured;
  if (!bare) throw new RangeError('The bare page is missing');
  return measured.map(({ page, visits, figures }) =>
    row(page.name, visits, figures, page.goals?.(bare.figures)),
  );
}

/** Visits the pages in rotation, so that other load on the machine affects all pages equally. */
async function measure(all: readonly Page[]): Promise<Measured[]> {
  const visits = all.map((): Visit[] => []);
  const taps = all.map((): number[] => []);
  const gaps = all.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, page] of all.entries()) {
      // Lighthouse needs a few seconds for the other scores. Only the first visit asks for these
      // scores, because they are the same on every visit.
      const withScores = round === 0 && page.goals !== undefined;
      visits[place]?.push(await visit(page, withScores));
      taps[place]?.push(await interaction(page));
      gaps[place]?.push(await longestGap(page));
    }
  }
  return all.map((page, place) => {
    const own = visits[place] ?? [];
    return { page, visits: own, figures: medians(own, taps[place] ?? [], gaps[place] ?? []) };
  });
}

/** Returns the median of each figure, rounded for the table. */
function medians(
  visits: readonly Visit[],
  taps: readonly number[],
  gaps: readonly number[],
): Figures {
  const figure = (name: keyof Visit['figures'], digits = 0) =>
    Number(median(visits.map(({ figures }) => figures[name])).toFixed(digits));
  return {
    fcp: figure('fcp'),
    lcp: figure('lcp'),
    shift: figure('shift', 3),
    interaction: Math.round(median(taps)),
    answer: figure('answer'),
    frame: Math.round(median(gaps)),
  };
}

function row(
  page: string,
  visits: readonly Visit[],
  figures: Figures,
  goal: Goal | undefined,
): Row {
  const scores = visits[0]?.scores;
  const isPerfect = Object.values(scores ?? {}).every((score) => score === 100);
  return {
    page,
    'FCP ms': figures.fcp,
    'FCP goal': goal?.fcp,
    'LCP ms': figures.lcp,
    'LCP goal': goal?.lcp,
    'answer ms': Number.isNaN(figures.answer) ? undefined : figures.answer,
    'answer goal': goal?.answer,
    'tap ms': figures.interaction,
    'tap goal': goal?.interaction,
    'frame ms': Number.isNaN(figures.frame) ? undefined : figures.frame,
    'frame goal': goal?.frame,
    'TBT ms': Math.round(median(visits.map(({ figures: { blocked } }) => blocked))),
    CLS: figures.shift,
    performance: median(visits.map(({ performance }) => performance)),
    accessibility: scores?.accessibility,
    'best practices': scores?.['best-practices'],
    SEO: scores?.seo,
    machine: Math.round(median(visits.map(({ machine }) => machine))),
    met: goal === undefined || (isPerfect && isWithin(figures, goal)),
  };
}
