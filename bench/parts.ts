import { accountRows } from './accounts.ts';
import { browserScores } from './browser.ts';
import { calculations } from './calculations.ts';
import { generationCost } from './generation.ts';
import { inbox } from './inbox.ts';
import { keystroke } from './keystroke.ts';
import { mixed } from './mixed.ts';
import type { Part } from './part.ts';
import { quoteRuns } from './quote-runs.ts';
import { routes } from './routes.ts';
import { scale } from './scale.ts';
import { shedding } from './shedding.ts';
import { soak } from './soak.ts';

/** All parts, in the order of measurement. */
export const parts: Readonly<Record<string, Part>> = {
  routes: {
    title: 'Requests per second, compared with a bare route of the same app',
    measure: routes,
  },
  generation: {
    title: 'Generating the programs of the largest state',
    measure: generationCost,
  },
  accounts: {
    title: 'Accounts: calls per second, compared with the unavoidable work',
    measure: accountRows,
  },
  calculations: {
    title: 'Calculations of the calculator',
    measure: calculations,
  },
  keystroke: {
    title: 'Time from a key to the figures of the calculator',
    measure: keystroke,
  },
  mixed: {
    title: 'Mixed calls to two processes on PostgreSQL: at the maximum rate, then at fixed rates',
    measure: mixed,
  },
  soak: {
    title:
      'Memory of two processes at half of their maximum rate: minimum of each third of the run',
    measure: soak,
  },
  shedding: {
    title:
      'One overloaded process that sheds nine searches in ten, but never a change or a sign-in',
    measure: shedding,
  },
  scale: {
    title:
      'Quotes in databases of several sizes: one call at a time, medians of 5 alternating runs',
    measure: scale,
  },
  'quote-runs': {
    title: 'Running 10,000 saved quotes again in a night: compared with the engine alone',
    measure: quoteRuns,
  },
  inbox: {
    title: 'The inbox with a million leads: one call at a time',
    measure: inbox,
  },
  browser: {
    title:
      'Lighthouse, mobile, compared with a bare page and an empty React app: medians of 9 visits',
    measure: browserScores,
  },
};
