import { accountRows } from './accounts.ts';
import { browserScores } from './browser.ts';
import { calculations } from './calculations.ts';
import { generationCost } from './generation.ts';
import { inbox } from './inbox.ts';
import { keystroke } from './keystroke.ts';
import { mixed } from './mixed.ts';
import type { Part } from './part.ts';
import { routes } from './routes.ts';
import { scale } from './scale.ts';
import { shedding } from './shedding.ts';
import { soak } from './soak.ts';

/** Everything that is measured, in the order in which it is. */
export const parts: Readonly<Record<string, Part>> = {
  routes: {
    title: 'Requests a second, beside a bare route of the same app',
    measure: routes,
  },
  generation: {
    title: "The largest state's programs, generated",
    measure: () => [generationCost()],
  },
  accounts: {
    title: 'Accounts: calls a second, beside what cannot be left out',
    measure: accountRows,
  },
  calculations: {
    title: "The calculator's sums",
    measure: calculations,
  },
  keystroke: {
    title: 'From a key to the figures of the calculator',
    measure: async () => [await keystroke()],
  },
  mixed: {
    title:
      'Calls of all kinds to two processes on PostgreSQL: as many as they take, then at a steady rate',
    measure: mixed,
  },
  soak: {
    title:
      'Memory of two processes under half of the calls that they take: the least of a third of the time',
    measure: soak,
  },
  shedding: {
    title: 'One busy process that sheds nine searches in ten: what people do once is never shed',
    measure: shedding,
  },
  scale: {
    title:
      'Quotes in databases of several sizes: one call after the other, medians of 5 runs in turns',
    measure: scale,
  },
  inbox: {
    title: "The team's inbox with a million leads: one call after the other",
    measure: inbox,
  },
  browser: {
    title:
      'Lighthouse, mobile: medians of 5 runs; of accessibility, best practices and SEO the lowest',
    measure: browserScores,
  },
};
