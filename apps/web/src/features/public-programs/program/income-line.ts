import type { HouseholdLimit, ProgramLimits, ProgramRules } from '@latchkey/domain';
import { formatsOf, valueWords } from '@latchkey/texts';
import { money, percent } from '@/lib/format.ts';
import { incomeRequired, priceRequired } from '@/lib/requirement-words.ts';
import { currentLocale } from '@/lib/text.ts';
import { changesText, rulesText, publicProgramText as text } from '@/lib/texts.ts';

/** The text of a rule's requirement, with notes about what the rule's figure depends on. */
export interface LimitWords {
  readonly words: string;
  readonly notes: readonly string[];
}

/** The county and the household that a visitor chose. */
export interface Chosen {
  /** The program's limits in the county. Null without a county. */
  readonly limits: ProgramLimits | null;
  /** Number of people. Null if not chosen. */
  readonly household: number | null;
}

/**
 * Returns the income limit for the chosen county and household. Null if the limit depends on a
 * choice that is missing, or if the program has no limit.
 */
export function chosenIncome({ limits, household }: Chosen): HouseholdLimit | null {
  const incomes = limits?.incomes ?? [];
  const isForAll = incomes[0]?.householdSize === null;
  return incomes[isForAll ? 0 : (household ?? 0) - 1] ?? null;
}

/** Describes a program's maximum income. Null if the program has no maximum income. */
export function incomeLine(
  { maxIncome, standIns }: ProgramRules,
  chosen: Chosen,
): LimitWords | null {
  if (!maxIncome) return null;
  const isEstimate = standIns.includes('income');
  const notes = [
    ...(isEstimate ? [text.estimated()] : []),
    ...(chosen.limits?.isByTown ? [text.byTown()] : []),
  ];
  const limit = chosenIncome(chosen);
  if (limit)
    return { words: householdWords(limit, isEstimate), notes: [...basisOf(limit), ...notes] };
  const known = (chosen.limits?.incomes ?? []).flatMap(({ income }) => income ?? []);
  if (known.length > 0) return { words: atMostRange(known), notes: [...notes, text.byHousehold()] };
  if (chosen.limits) return { words: rulesText.incomeUnknown(), notes };
  const anywhere = incomeAnywhere(maxIncome, chosen.household);
  return { ...anywhere, notes: [...anywhere.notes, ...notes] };
}

/** Omits the county and the household from the text, because the select boxes already show them. */
const forAll = { householdSize: null, county: null, percentAmi: null };

function householdWords({ income, percentAmi }: HouseholdLimit, isEstimate: boolean): string {
  if (income !== null) return incomeRequired({ required: income, ...forAll }, isEstimate);
  return percentAmi === null
    ? rulesText.incomeUnknown()
    : rulesText.incomeAtMostMedian({ percent: percent(percentAmi) });
}

/** States the limit as a percentage of the median income, and the highest limit that may apply. */
function basisOf({ income, upTo, percentAmi }: HouseholdLimit): string[] {
  if (income === null) return [];
  return [
    ...(percentAmi === null ? [] : [changesText.ofMedian({ percent: percent(percentAmi) })]),
    ...(upTo === null ? [] : [text.maybeUpTo({ most: money(upTo) })]),
  ];
}

/** Describes a maximum income if no county is chosen. */
function incomeAnywhere(
  limit: NonNullable<ProgramRules['maxIncome']>,
  household: number | null,
): LimitWords {
  if ('unknown' in limit) return { words: rulesText.incomeUnknown(), notes: [] };
  if ('byCounty' in limit) {
    const all = [...Object.values(limit.byCounty), limit.otherwise].flat();
    const known = all.filter((each) => typeof each === 'number');
    if (known.length === 0) return { words: rulesText.incomeUnknown(), notes: [] };
    return { words: atMostRange(known), notes: [text.chooseForDollars()] };
  }
  const ofSize = 'byHouseholdSize' in limit && household && limit.byHouseholdSize[household - 1];
  if (ofSize) {
    return { words: incomeRequired({ required: ofSize, ...forAll }), notes: [] };
  }
  const say = { text: changesText, format: formatsOf(currentLocale()) };
  const words = valueWords['rules.maxIncome']?.(limit, say) ?? text.notKnown();
  return {
    words: text.atMost({ words }),
    notes: 'percentAmi' in limit ? [text.chooseForDollars()] : [],
  };
}

/** Describes a program's maximum price. Null if the program has no maximum price. */
export function priceLine(
  { maxHomePrice, standIns }: ProgramRules,
  { limits }: Chosen,
): LimitWords | null {
  if (!maxHomePrice) return null;
  const isEstimate = standIns.includes('price');
  const notes = isEstimate ? [text.estimated()] : [];
  const dollars = 'limit' in maxHomePrice ? maxHomePrice.limit : limits?.price?.dollars;
  const isBondLimit = 'bondLimit' in maxHomePrice;
  const pastYear = limits?.price?.pastYear ?? null;
  if (dollars != null) {
    return { words: priceRequired(dollars, { isEstimate, isBondLimit, pastYear }), notes };
  }
  if (isBondLimit && !limits) {
    return { words: rulesText.priceWithinIrs(), notes: [...notes, text.chooseForDollars()] };
  }
  if (limits || !('byCounty' in maxHomePrice)) return { words: rulesText.priceUnknown(), notes };
  const all = [...Object.values(maxHomePrice.byCounty), maxHomePrice.otherwise];
  const known = all.filter((each) => typeof each === 'number');
  if (known.length === 0) return { words: rulesText.priceUnknown(), notes };
  return {
    words: priceAtMostRange(known),
    notes: [...notes, text.chooseForDollars()],
  };
}

function atMostRange(dollars: readonly number[]): string {
  const [least, most] = endsOf(dollars);
  if (least === most) return rulesText.incomeAtMost({ amount: most });
  return text.incomeRange({ least, most });
}

function priceAtMostRange(dollars: readonly number[]): string {
  const [least, most] = endsOf(dollars);
  if (least === most) return rulesText.priceAtMost({ amount: most });
  return text.priceRange({ least, most });
}

function endsOf(dollars: readonly number[]): readonly [least: string, most: string] {
  return [money(Math.min(...dollars)), money(Math.max(...dollars))];
}
