import { browserScores } from './browser.ts';
import { calculations } from './calculations.ts';
import { capacity } from './capacity.ts';
import { generationCost } from './generation.ts';
import { inbox } from './inbox.ts';
import type { Part } from './part.ts';
import { reading } from './reading.ts';
import { routes } from './routes.ts';
import { scale } from './scale.ts';

/** All parts of the benchmark, in the order in which they run. */
export const parts: Readonly<Record<string, Part>> = {
  routes: {
    title: 'CPU time per request, compared with a bare route of the same app',
    measure: routes,
  },
  capacity: {
    title: 'CPU time per call, in the server and in PostgreSQL',
    measure: capacity,
  },
  generation: {
    title: 'Generating the programs of the largest state',
    measure: generationCost,
  },
  calculations: {
    title: 'Calculations of the calculator',
    measure: calculations,
  },
  reading: {
    title: 'Reading a Loan Estimate of three pages on a phone: CPU time',
    measure: reading,
  },
  scale: {
    title:
      'Quotes in databases of several sizes: one call at a time, medians of 5 alternating runs',
    measure: scale,
  },
  inbox: {
    title: 'The inbox with a million leads: one call at a time',
    measure: inbox,
  },
  browser: {
    title: 'Lighthouse, mobile, compared with a bare page: medians of 9 visits',
    measure: browserScores,
  },
};
