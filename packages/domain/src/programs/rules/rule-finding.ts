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

/**
 * The result of one rule for one buyer: the verdict, the reason, and the required and actual
 * values. The result is plain data, which pages turn into sentences.
 */
export const RuleFinding = z.discriminatedUnion('rule', [
  ServiceAreaFinding,
  ExcludedStatesFinding,
  FirstTimeBuyerFinding,
  IncomeFinding,
  MinIncomeFinding,
  PriceFinding,
  CreditScoreFinding,
  HomeTypeFinding,
  HomePlanFinding,
  VeteranFinding,
  ProfessionFinding,
  OwnContributionFinding,
  FirstMortgageFinding,
  AmountFinding,
  ConditionsFinding,
]);
export type RuleFinding = z.infer<typeof RuleFinding>;
export type RuleName = RuleFinding['rule'];
