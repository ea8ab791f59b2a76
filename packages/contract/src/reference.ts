import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The source of some figures. */
export const Source = z.strictObject({
  id: z.string(),
  /** The data that our product takes from the source. */
  what: z.string(),
  publisher: z.string(),
  title: z.string(),
  /** The year, the years or the date to which the figures apply. */
  asOf: z.string(),
  /** The attribution that the source requires. Null if it requires none. */
  credit: z.nullable(z.string()),
});
export type Source = z.infer<typeof Source>;

/** National average mortgage rates for one week, in percent. */
export const MortgageRate = z.strictObject({
  date: z.iso.date(),
  rate30: z.number(),
  /** The 15-year average. Null if the source has no 15-year average. */
  rate15: z.nullable(z.number()),
});
export type MortgageRate = z.infer<typeof MortgageRate>;

export const listMortgageRates = endpoint({
  method: 'GET',
  path: '/mortgage-rates',
  summary: 'Average mortgage rates of the last 26 weeks, newest week first',
  access: 'anyone',
  answer: z.strictObject({ data: z.strictObject({ weeks: z.array(MortgageRate) }) }),
});

/** The latest average. `ageDays` is null if the average is at most 14 days old. */
const LatestRate = z.strictObject({ ...MortgageRate.shape, ageDays: z.nullable(z.number()) });

export const showReference = endpoint({
  method: 'GET',
  path: '/reference',
  summary: 'Latest average mortgage rate and the sources of every figure',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({ mortgageRate: LatestRate, sources: z.array(Source) }),
  }),
});
