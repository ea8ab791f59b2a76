import { funnelSteps } from '@latchkey/domain';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day } from './time.ts';
import { COUNT_STEP_PATH } from './web-routes.ts';

export const FunnelStep = z.enum(funnelSteps);

/** The state of the home, such as `TX`. */
const State = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Maximum length of a funnel period, in days. */
export const MAX_SPAN_DAYS = 400;

/**
 * Counts a quote that reached a funnel step. Stores no cookie, IP address or ID. Does not count
 * visitors whose browser asks not to be tracked.
 */
export const countStep = endpoint({
  method: 'POST',
  path: COUNT_STEP_PATH,
  summary: 'Count a funnel step anonymously',
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
  summary: 'Number of quotes at each funnel step, by day and state',
  access: 'operator',
  query: z.strictObject({ from: Day, to: Day, state: z.optional(State) }).check(
    z.refine(({ from, to }) => days(from, to) >= 0 && days(from, to) <= MAX_SPAN_DAYS, {
      error: `must be on or after "from" and at most ${MAX_SPAN_DAYS} days later`,
      path: ['to'],
    }),
  ),
  answer: z.strictObject({
    data: z.strictObject({
      days: z.array(FunnelDay),
      /** The states with counts in this period, regardless of the state filter. */
      states: z.array(State),
    }),
  }),
});

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
