import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Where figures of the product are from. */
export const Source = z.strictObject({
  id: z.string(),
  /** What the product takes from it. */
  what: z.string(),
  publisher: z.string(),
  title: z.string(),
  /** The year or years that the figures are of, or the day. */
  asOf: z.string(),
  /** The credit that is owed; null where none is. */
  credit: z.nullable(z.string()),
});
export type Source = z.infer<typeof Source>;

/** A week's national average rates, in percent. */
export const MortgageRate = z.strictObject({
  date: z.iso.date(),
  rate30: z.number(),
  rate15: z.number(),
});
export type MortgageRate = z.infer<typeof MortgageRate>;

export const showReference = endpoint({
  method: 'GET',
  path: '/reference',
  summary: 'The newest average mortgage rate and where every figure of the product is from',
  access: 'anyone',
  answer: z.strictObject({
    data: z.strictObject({ mortgageRate: MortgageRate, sources: z.array(Source) }),
  }),
});
