import type { Tier } from '../tiers.ts';
import { beyond, type Range } from './figure-range.ts';
import { type CheckedProgram, fault, type ProgramFault } from './program-fault.ts';

/** The range of plausible assistance amounts, in dollars. */
const AMOUNT: Range = [250, 500_000];

type Amount = Pick<Tier, 'maxAmount' | 'maxPercent' | 'percentOf'>;

/** Finds assistance amounts that are not plausible, and tiers in the wrong order. */
export function* amountFaults(program: CheckedProgram): Generator<ProgramFault> {
  yield* wrongAmount('', program);
  let most: Amount = program;
  for (const [index, tier] of (program.tiers ?? []).entries()) {
    const field = `tiers.${index}.`;
    yield* wrongAmount(field, tier);
    if (isAbove(tier, most)) {
      const above = index === 0 ? 'the program itself' : 'the tier before it';
      yield fault(`tiers.${index}`, `gives more than ${above}`);
    }
    if (tier.when.incomeToPercentOfLimit !== undefined && program.rules.maxIncome === null) {
      yield fault(`${field}when.incomeToPercentOfLimit`, 'the program has no income limit');
    }
    most = tier;
  }
}

function* wrongAmount(field: string, { maxAmount, maxPercent, percentOf }: Amount) {
  if (maxAmount !== null) yield* beyond(`${field}maxAmount`, maxAmount, AMOUNT);
  if (maxPercent === 0) {
    yield fault(`${field}maxPercent`, 'must be above 0, or null if it is unknown');
  }
  if ((maxPercent === null) !== (percentOf === null)) {
    yield fault(`${field}percentOf`, 'must be set if and only if maxPercent is set');
  }
}

/**
 * Whether one amount has a higher cap than the other. Does not compare dollars with percentages.
 */
function isAbove(one: Amount, other: Amount): boolean {
  const isSameBase = one.percentOf === other.percentOf;
  return (
    isHigher(one.maxAmount, other.maxAmount) ||
    (isSameBase && isHigher(one.maxPercent, other.maxPercent))
  );
}

function isHigher(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}
