import * as z from 'zod/mini';
import type { Area } from '../../area/area.ts';
import type { CatalogProgram } from '../../catalog/catalog-program.ts';
import { FirstGeneration } from '../../catalog/conditions.ts';
import { firstMortgageTypeOf } from '../../catalog/first-mortgage.ts';
import type { IncomeLimit } from '../../catalog/limits.ts';
import type { Tier } from '../../catalog/tiers.ts';
import type { LoanType } from '../../loan/loan-type.ts';
import { countedIncome } from './counted-income.ts';
import { type ResolvedIncomeLimit, resolvedIncomeLimit } from './income-limit.ts';
import { incomeSide } from './income-range.ts';
import { answerTo, type KnownFacts, scoreRange } from './known-facts.ts';
import type { ProgramFacts } from './program-facts.ts';
import { liesInFormerCounty } from './service-area.ts';
import { STAND_IN_MARGIN } from './tolerance.ts';

/**
 * A tier condition, if the buyer's answers are not enough to tell whether it is met. Short answers
 * can show whether the first three kinds are met.
 */
export const OpenTierCondition = z.discriminatedUnion('condition', [
  z.strictObject({ condition: z.literal('score'), from: z.int() }),
  z.strictObject({ condition: z.literal('first-generation'), key: FirstGeneration }),
  /** `to` is the highest income of the tier, in dollars a year. */
  z.strictObject({ condition: z.literal('borrowers-income'), to: z.nullable(z.number()) }),
  z.strictObject({
    condition: z.enum(['income', 'family-history', 'targeted-area', 'new-home', 'county']),
  }),
]);
export type OpenTierCondition = z.infer<typeof OpenTierCondition>;

/**
 * Whether the buyer meets a condition, or the condition itself if the answers are not enough to
 * tell.
 */
type Answer = boolean | OpenTierCondition;

/** All facts that a buyer's tier depends on. */
export interface TierBuyer {
  readonly facts: ProgramFacts;
  readonly area: Area;
  readonly known: KnownFacts;
  readonly loanType: LoanType;
}

/**
 * Whether a tier applies to a buyer, or the open conditions if the answers are not enough to tell.
 */
export type TierAnswer = boolean | readonly OpenTierCondition[];

type TierProgram = Pick<CatalogProgram, 'rules'>;

/** Returns whether a buyer with this type of first loan meets all conditions of a tier. */
export function tierAnswer(program: TierProgram, tier: Tier, buyer: TierBuyer): TierAnswer {
  const answers = [...answersOf(program, tier.when, buyer)];
  if (answers.includes(false)) return false;
  const open = answers.filter((answer) => typeof answer !== 'boolean');
  return open.length === 0 || open;
}

function* answersOf(
  program: TierProgram,
  when: Tier['when'],
  { facts, area, known, loanType }: TierBuyer,
): Generator<Answer> {
  const { scoreFrom, profession, counties } = when;
  if (scoreFrom !== undefined) yield reachesScore(scoreFrom, facts, known);
  for (const limit of tierIncomeLimits(program, when, facts, area)) {
    yield isWithin(limit, program, facts, area, known);
  }
  if (when.loanTypes) yield when.loanTypes.includes(firstMortgageTypeOf(loanType));
  if (when.firstGeneration) yield isFirstGeneration(program, known);
  if (when.targetedArea) yield { condition: 'targeted-area' };
  if (profession) {
    const isServed = facts.veteranStatus && profession.includes('veteran');
    yield isServed || facts.profession.some((one) => profession.includes(one));
  }
  if (when.newHome) yield { condition: 'new-home' };
  if (when.firstTimeBuyer) yield facts.housingStatus;
  if (counties) {
    const isFormer = liesInFormerCounty(counties, area.countyFips);
    yield counties.includes(area.countyFips) || (isFormer && { condition: 'county' });
  }
}

function reachesScore(score: number, { creditScore }: ProgramFacts, known: KnownFacts): Answer {
  const { from, to } = scoreRange(creditScore, known);
  if (from >= score) return true;
  return to >= score && { condition: 'score', from: score };
}

/**
 * A tier's income limit, and the `standInMargin` for comparing an income with it. See {@link
 * incomeSide}.
 */
interface TierLimit {
  readonly limit: ResolvedIncomeLimit;
  readonly margin: number;
}

/** Returns the income limits of a tier for one household. */
export function* tierIncomeLimits(
  { rules: { maxIncome, standIns } }: TierProgram,
  { incomeTo, incomeToPercentAmi: percentAmi, incomeToPercentOfLimit, householdSize }: Tier['when'],
  { householdSize: size }: ProgramFacts,
  area: Area,
): Generator<TierLimit> {
  const resolved = (limit: IncomeLimit) => resolvedIncomeLimit(limit, size, area);
  if (incomeTo !== undefined) yield { limit: resolved({ limit: incomeTo }), margin: 0 };
  if (percentAmi !== undefined && householdSize !== undefined) {
    const limit =
      householdSize === 'not-adjusted'
        ? ({ percentAmi, householdSize, base: 'median' } as const)
        : { percentAmi, householdSize };
    yield { limit: resolved(limit), margin: 0 };
  }
  if (incomeToPercentOfLimit !== undefined) {
    const limit = resolved(maxIncome ?? { unknown: true });
    const margin = standIns.includes('income') ? STAND_IN_MARGIN : 0;
    yield { limit: shareOf(limit, incomeToPercentOfLimit), margin };
  }
}

function shareOf({ reading, ...limit }: ResolvedIncomeLimit, percent: number): ResolvedIncomeLimit {
  const share = (dollars: number) => (dollars * percent) / 100;
  return {
    ...limit,
    reading: reading && { ...reading, low: share(reading.low), high: share(reading.high) },
  };
}

function isWithin(
  { limit, margin }: TierLimit,
  { rules }: TierProgram,
  facts: ProgramFacts,
  area: Area,
  known: KnownFacts,
): Answer {
  const { income, mayBeLower } = countedIncome(rules, facts, known);
  const side = incomeSide(income, limit, area, margin);
  if (side === 'below') return true;
  if (side !== 'above') return { condition: 'income' };
  return mayBeLower && { condition: 'borrowers-income', to: limit.reading?.low ?? null };
}

/**
 * Whether the buyer is a first-generation buyer, as the program defines it. If the program has no
 * definition, a buyer whose parents never owned a home meets every definition. A buyer whose
 * parents own a home now meets none. In all other cases, the result depends on the program's
 * definition.
 */
function isFirstGeneration({ rules: { conditions } }: TierProgram, known: KnownFacts): Answer {
  const own = conditions.find(({ definition }) => definition !== null)?.definition;
  if (own) return answerTo(known, own) ?? { condition: 'first-generation', key: own };

  const neverOwned = answerTo(known, 'parents-never-owned');
  if (neverOwned === true) return true;
  if (answerTo(known, 'parents-own-none-now') === false) return false;
  return neverOwned === false
    ? { condition: 'family-history' }
    : { condition: 'first-generation', key: 'parents-never-owned' };
}
