import * as z from 'zod/mini';
import { AmountFinding } from './amount.ts';
import { ConditionsFinding } from './conditions.ts';
import { CreditScoreFinding } from './credit-score.ts';
import { ExcludedStatesFinding } from './excluded-states.ts';
import { FirstMortgageFinding } from './first-mortgage.ts';
import { FirstTimeBuyerFinding } from './first-time-buyer.ts';
import { HomePlanFinding } from './home-plan.ts';
import { HomeTypeFinding } from './home-type.ts';
import { IncomeFinding } from './income.ts';
import { MinIncomeFinding } from './min-income.ts';
import { OwnContributionFinding } from './own-contribution.ts';
import { PriceFinding } from './price.ts';
import { ProfessionFinding } from './profession.ts';
import { ServiceAreaFinding } from './service-area.ts';
import { VeteranFinding } from './veteran.ts';

/** Set if two sources disagree and the verdict depends on which source is right. */
const dispute = { disputed: z.optional(z.literal(true)) };

/**
 * The result of one rule for one buyer: the verdict, the reason, and the required and actual
 * values. The result is plain data that pages convert into sentences.
 */
export const RuleFinding = z.discriminatedUnion('rule', [
  z.extend(ServiceAreaFinding, dispute),
  z.extend(ExcludedStatesFinding, dispute),
  z.extend(FirstTimeBuyerFinding, dispute),
  z.extend(IncomeFinding, dispute),
  z.extend(MinIncomeFinding, dispute),
  z.extend(PriceFinding, dispute),
  z.extend(CreditScoreFinding, dispute),
  z.extend(HomeTypeFinding, dispute),
  z.extend(HomePlanFinding, dispute),
  z.extend(VeteranFinding, dispute),
  z.extend(ProfessionFinding, dispute),
  z.extend(OwnContributionFinding, dispute),
  z.extend(FirstMortgageFinding, dispute),
  z.extend(AmountFinding, dispute),
  z.extend(ConditionsFinding, dispute),
]);
export type RuleFinding = z.infer<typeof RuleFinding>;
export type RuleName = RuleFinding['rule'];
