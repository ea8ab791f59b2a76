import { funnelSteps } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day } from './time.ts';

export const FunnelStep = z.enum(funnelSteps);

/** Of the home, like `TX`. */
const State = z.string().check(z.regex(/^[A-Z]{2}$/));

/** The longest time that one view of the funnel may span, in days. */
export const LONGEST_SPAN = 400;

/**
 * Counts that some quote has come so far. Nothing says whose: no cookie, no address, no id. Whoever
 * asks not to be tracked is not counted.
 */
export const countStep = endpoint({
  method: 'POST',
  path: '/steps',
  summary: 'Count a step of the way, without saying whose',
  access: 'anyone',
  body: z.strictObject({ step: FunnelStep, state: z.nullable(State) }),
  answer: z.null(),
  status: 204,
});

const FunnelDay = z.strictObject({
  day: Day,
  step: FunnelStep,
  count: z.int(),
});
export type FunnelDay = z.infer<typeof FunnelDay>;

export const showOverview = endpoint({
  method: 'GET',
  path: '/operator/overview',
  summary: 'How many quotes came how far, by day and state of the home',
  access: 'operator',
  query: z.strictObject({ from: Day, to: Day, state: z.optional(State) }).check(
    z.refine(({ from, to }) => days(from, to) >= 0 && days(from, to) <= LONGEST_SPAN, {
      error: `must be from a day to a later one, ${LONGEST_SPAN} days at most`,
      path: ['to'],
    }),
  ),
  answer: z.strictObject({
    data: z.strictObject({
      days: z.array(FunnelDay),
      /** States of homes that were counted in this time, the state left aside. */
      states: z.array(State),
    }),
  }),
});

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
