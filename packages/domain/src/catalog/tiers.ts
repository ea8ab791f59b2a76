import * as z from 'zod/mini';
import { FirstMortgageType } from './first-mortgage.ts';
import { AmiPercent } from './limits.ts';
import { AssistanceAmount, CountyFips, Dollars, PercentUpTo100, Sentence } from './schema-parts.ts';

/** A condition that must be met. Omitted if the tier does not have the condition. */
const yes = z.optional(z.literal(true));

/** The conditions for a tier's amount. A buyer must meet all of them. Limits are inclusive. */
const TierCondition = z
  .strictObject({
    scoreFrom: z.optional(z.int().check(z.gte(300), z.lte(850))),
    incomeToPercentAmi: z.optional(AmiPercent),
    /** How `incomeToPercentAmi` depends on the number of people, as in `MedianLimit`. */
    householdSize: z.optional(z.enum(['adjusted', 'not-adjusted', 'unknown'])),
    /** Maximum income, in dollars a year. */
    incomeTo: z.optional(Dollars),
    /** Maximum income, as a percentage of the program's own income limit. */
    incomeToPercentOfLimit: z.optional(PercentUpTo100),
    loanTypes: z.optional(z.array(FirstMortgageType).check(z.minLength(1))),
    firstGeneration: yes,
    /**
     * Whether the home must be in one of the program's target areas. The ZIP Code alone is not
     * enough to tell whether the home is in one.
     */
    targetedArea: yes,
    profession: z.optional(
      z
        .array(z.enum(['education', 'law-enforcement', 'firefighter', 'healthcare', 'veteran']))
        .check(z.minLength(1)),
    ),
    newHome: yes,
    firstTimeBuyer: yes,
    counties: z.optional(z.array(CountyFips).check(z.minLength(1))),
  })
  .check(
    z.refine(
      ({ incomeToPercentAmi, householdSize }) =>
        (incomeToPercentAmi === undefined) === (householdSize === undefined),
      { error: 'incomeToPercentAmi and householdSize go together' },
    ),
  );

/** An amount for some buyers or some locations only. */
export const Tier = z
  .strictObject({
    /** The tier's conditions. Empty in the last tier if that tier applies to all other buyers. */
    when: TierCondition,
    ...AssistanceAmount,
    /** A description of the tier, as one sentence addressed to the buyer. */
    says: Sentence.check(z.minLength(1)),
  })
  .check(
    z.refine(({ maxAmount, maxPercent }) => maxAmount !== null || maxPercent !== null, {
      error: 'a tier needs an amount or a percentage',
    }),
  );
export type Tier = z.infer<typeof Tier>;

/**
 * The amounts of a program whose assistance depends on the buyer or the location, highest amount
 * first. The first tier whose conditions are all met applies. If no tier applies, the buyer gets no
 * assistance.
 */
export const Tiers = z.array(Tier).check(
  z.minLength(1),
  z.refine((tiers) => tiers.slice(0, -1).every(({ when }) => Object.keys(when).length > 0), {
    error: 'only the last tier may be for everyone else',
  }),
);
