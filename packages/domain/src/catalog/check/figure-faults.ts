import type { IncomeLimit, PriceLimit } from '../limits.ts';
import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/** Finds limits of zero, minimums above maximums, and amounts above the price. */
export function* figureFaults(program: CheckedProgram): Generator<ProgramFault> {
  const { maxFirstMortgage, rules } = program;
  if (typeof maxFirstMortgage === 'object' && maxFirstMortgage?.limit === 0) {
    yield fault('maxFirstMortgage.limit', 'must be above 0, or null if it is unknown');
  }
  for (const [field, limit] of [
    ['rules.maxIncome', rules.maxIncome],
    ['rules.maxHomePrice', rules.maxHomePrice],
  ] as const) {
    if (limit && dollarsIn(limit).includes(0)) yield fault(field, 'a limit of 0 dollars');
  }
  yield* wrongOrder(rules);
  yield* abovePrice(program);
}

/** Finds income limits that fall as the household grows, and minimums at or above the maximum. */
function* wrongOrder({ maxIncome, minIncome }: CheckedProgram['rules']) {
  const sizes = maxIncome && 'byHouseholdSize' in maxIncome ? maxIncome.byHouseholdSize : [];
  if (sizes.some((limit, index) => limit < (sizes[index - 1] ?? 0))) {
    yield fault('rules.maxIncome.byHouseholdSize', 'decreases as the household grows');
  }
  if (!(maxIncome && minIncome)) return;
  const [least, most] =
    'limit' in minIncome
      ? [minIncome.limit, 'limit' in maxIncome ? maxIncome.limit : undefined]
      : [minIncome.percentAmi, 'percentAmi' in maxIncome ? maxIncome.percentAmi : undefined];
  if (most !== undefined && least >= most) {
    yield fault('rules.minIncome', `${least} is not below the maximum of ${most}`);
  }
}

/**
 * Finds an assistance amount or a required contribution that exceeds the price of every home that
 * the program allows.
 */
function* abovePrice({ maxAmount, coverage, rules }: CheckedProgram) {
  const { maxHomePrice, minContribution } = rules;
  const highest = highestPrice(maxHomePrice, coverage);
  const ownMoney = minContribution && 'amount' in minContribution ? minContribution.amount : null;
  for (const [field, amount] of [
    ['maxAmount', maxAmount],
    ['rules.minContribution.amount', ownMoney],
  ] as const) {
    if (amount !== null && amount > highest) {
      yield fault(field, `${amount} is above the highest price of ${highest}`);
    }
  }
}

/**
 * Returns the highest price that the program allows in any county. Infinity if a limit is unknown.
 */
function highestPrice(limit: PriceLimit | null, { counties }: CheckedProgram['coverage']): number {
  if (!limit || 'unknown' in limit || 'bondLimit' in limit) return Infinity;
  if ('byCounty' in limit && typeof limit.otherwise !== 'number') {
    const { byCounty } = limit;
    const isKnown = counties.length > 0 && counties.every((county) => county in byCounty);
    if (!isKnown) return Infinity;
  }
  return Math.max(...dollarsIn(limit));
}

/** Returns all dollar figures in a limit. */
function dollarsIn(limit: IncomeLimit | PriceLimit): readonly number[] {
  if ('limit' in limit) return [limit.limit];
  if ('byHouseholdSize' in limit) return limit.byHouseholdSize;
  if (!('byCounty' in limit)) return [];
  const { otherwise } = limit;
  const figures = Object.values(limit.byCounty).flat();
  return typeof otherwise === 'number' ? [...figures, otherwise] : figures;
}
