import * as z from 'zod/mini';
import { says } from '../validation/says.ts';

export const HomeType = z.enum(
  ['single-family', 'condo', 'multi-family'],
  says('homeTypeRequired'),
);
export type HomeType = z.infer<typeof HomeType>;

/** How a buyer can plan to use the home. */
export const HomePlan = z.enum(['primary', 'vacation', 'investment'], says('homePlanRequired'));
export type HomePlan = z.infer<typeof HomePlan>;

/** The credit score bands, best first. */
export const CreditScore = z.enum(
  ['excellent', 'good', 'fair', 'poor'],
  says('creditScoreRequired'),
);
export type CreditScore = z.infer<typeof CreditScore>;

export const Profession = z.enum(
  ['education', 'law-enforcement', 'firefighter', 'healthcare'],
  says('professionInvalid'),
);
export type Profession = z.infer<typeof Profession>;
