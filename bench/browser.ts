import { type Figures, goals, isWithin } from './browser/goals.ts';
import { type Page, pages } from './browser/pages.ts';
import { scriptSizes } from './browser/script-sizes.ts';
import { served } from './browser/servers.ts';
import { type Visit, visit } from './browser/visit.ts';
import { median } from './median.ts';
import type { Row } from './part.ts';

/** How often to visit each page. Set the variable to a lower number for a quick try. */
const ROUNDS = Number(process.env.ROUNDS ?? 9);

interface Measured {
  readonly page: Page;
  readonly visits: readonly Visit[];
  readonly figures: Figures;
}

/** Compares the product's pages with a bare page and an empty React app. */
export async function browserScores(): Promise<Row[]> {
  const measured = await served(({ product, baselines }) => measure(pages(product, baselines)));
  const [bare, empty] = measured;
  if (!bare || !empty) throw new RangeError('The pages to compare with are missing');
  return measured.map(({ page, visits, figures }) => {
    const goal = page.limits && goals(page.limits, bare.figures, empty.figures);
    return row(page.name, visits, figures, goal);
  });
}

/** Visits the pages in turns, so other load on the machine affects all of them. */
async function measure(all: readonly Page[]): Promise<Measured[]> {
  const sizes = await scriptSizes(all);
  const visits = all.map((): Visit[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, page] of all.entries()) {
      // The other scores do not vary, and take a few seconds.
      const withScores = round === 0 && page.limits !== undefined;
      visits[place]?.push(await visit(page, withScores));
    }
  }
  return all.map((page, place) => {
    const own = visits[place] ?? [];
    return { page, visits: own, figures: medians(own, sizes[place] ?? Number.NaN) };
  });
}

/** Medians, rounded as the table shows them. */
function medians(visits: readonly Visit[], scripts: number): Figures {
  const figure = (name: keyof Visit['figures'], digits = 0) =>
    Number(median(visits.map(({ figures }) => figures[name])).toFixed(digits));
  return {
    fcp: figure('fcp'),
    lcp: figure('lcp'),
    scripts: Number(scripts.toFixed(1)),
    blocked: figure('blocked'),
    shift: figure('shift', 3),
  };
}

function row(
  page: string,
  visits: readonly Visit[],
  figures: Figures,
  goal: Figures | undefined,
): Row {
  const scores = visits[0]?.scores;
  const isPerfect = Object.values(scores ?? {}).every((score) => score === 100);
  return {
    page,
    'FCP ms': figures.fcp,
    'FCP goal': goal?.fcp,
    'LCP ms': figures.lcp,
    'LCP goal': goal?.lcp,
    'scripts KB': figures.scripts,
    'KB goal': goal?.scripts,
    'TBT ms': figures.blocked,
    'TBT goal': goal?.blocked,
    CLS: figures.shift,
    performance: median(visits.map(({ performance }) => performance)),
    accessibility: scores?.accessibility,
    'best practices': scores?.['best-practices'],
    SEO: scores?.seo,
    machine: Math.round(median(visits.map(({ machine }) => machine))),
    met: goal === undefined || (isPerfect && isWithin(figures, goal)),
  };
}
