import type { AnnouncedFact, FactValues, IncomeLimit } from '@latchkey/domain';
import type { changes } from './en/changes.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

/** The sentences and the number formats of a language. */
export interface Say {
  readonly text: TextOf<typeof changes>;
  readonly format: Formats;
}

/**
 * Returns a fact's value as text: `paused`, `$80,000 a year`. Null if the value is too long for a
 * sentence.
 */
export type ValueWords<Value> = (value: NonNullable<Value>, say: Say) => string | null;

/**
 * Functions that return the values of each announced fact as text. Null for a fact whose values are
 * too long for a sentence.
 */
export const valueWords: {
  readonly [Fact in AnnouncedFact]: ValueWords<FactValues[Fact]> | null;
} = {
  funding: fundingWords,
  amount: amountWords,
  tiers: (tiers, say) => say.format.oneOf(tiers.map((tier) => amountWords(tier, say))),
  pays: (pays, { text }) => text[`pays-${pays}`](),
  kind: (kind, { text }) => text[kind](),
  coverage: null,
  'rules.firstTimeBuyer': ({ required, exceptions }, { text }) => {
    if (!required) return text.notRequired();
    const exceptsVeterans = exceptions.includes('veterans');
    const exceptsTargeted = exceptions.includes('targeted-areas');
    if (exceptsVeterans && exceptsTargeted) return text.requiredNotEither();
    if (exceptsVeterans) return text.requiredNotVeterans();
    return exceptsTargeted ? text.requiredNotTargeted() : text.required();
  },
  'rules.minCreditScore': (score, { text }) => text.atLeastScore({ score }),
  'rules.maxIncome': incomeWords,
  'rules.minIncome': incomeWords,
  'rules.incomeOf': (whose, { text }) =>
    whose === 'unknown' ? text.notKnown() : text[`income-${whose}`](),
  'rules.maxHomePrice': (limit, { text, format }) => {
    if ('unknown' in limit) return text.notKnown();
    if ('bondLimit' in limit) return text.bondPriceLimit();
    return 'limit' in limit ? format.money(limit.limit) : null;
  },
  'rules.homeTypes': (types, { text, format }) => format.oneOf(types.map((type) => text[type]())),
  'rules.occupancy': (plans, { text, format }) => format.oneOf(plans.map((plan) => text[plan]())),
  'rules.veteran': (rule, { text }) => (rule === 'required' ? text.required() : text.notRequired()),
  'rules.professions': (jobs, { text, format }) =>
    jobs.length === 0
      ? text.anyJob()
      : format.oneOf(jobs.map((job) => (job === 'other' ? text.otherJob() : text[job]()))),
  'rules.minContribution': (own, { text, format }) =>
    'amount' in own
      ? format.money(own.amount)
      : text.percentOfPrice({ percent: format.percent(own.percent) }),
  'rules.educationRequired': (isRequired, { text }) =>
    isRequired ? text.required() : text.notRequired(),
  'rules.conditions': null,
  'rules.standIns': null,
  repayment: null,
  firstMortgage: ({ types }, { text, format }) =>
    types.length === 0
      ? text.notKnown()
      : format.oneOf(
          types.map((type) => (type === 'conventional' ? text.conventional() : type.toUpperCase())),
        ),
  maxFirstMortgage: (cap, { text, format }) =>
    typeof cap === 'string' ? text[cap]() : format.money(cap.limit),
  combines: (combines, { text }) =>
    combines.with === 'unknown' ? text.notKnown() : text[`combines-${combines.with}`](),
};

function fundingWords(funding: FactValues['funding'], say: Say): string {
  const status = statusWords(funding, say);
  if (!funding.moneyLeft) return status;
  return say.text.moneyLeft({ status, amount: say.format.money(funding.moneyLeft.amount) });
}

function statusWords(
  { status, opensOn, closesOn }: FactValues['funding'],
  { text, format }: Say,
): string {
  if (status === 'open') {
    return closesOn ? text.openUntil({ date: format.day(closesOn) }) : text.open();
  }
  const words = status === 'unknown' ? text.notKnown() : text[`status-${status}`]();
  return opensOn ? `${words}, ${text.opensOn({ date: format.day(opensOn) })}` : words;
}

function amountWords(
  { maxAmount: most, maxPercent: share, percentOf }: FactValues['amount'],
  { text, format }: Say,
): string {
  if (share === null) return most === null ? text.notKnown() : format.money(most);
  const percent = (percentOf === 'loan' ? text.percentOfLoan : text.percentOfPrice)({
    percent: format.percent(share),
  });
  return most === null ? percent : text.upToOf({ percent, amount: format.money(most) });
}

/** Returns an income limit as text. Null for limits that differ between counties. */
function incomeWords(limit: IncomeLimit, { text, format }: Say): string | null {
  const { money, percent } = format;
  if ('unknown' in limit) return text.notKnown();
  if ('limit' in limit) return text.aYear({ amount: money(limit.limit) });
  if ('byHouseholdSize' in limit) {
    const sizes = limit.byHouseholdSize;
    return text.aYearBySize({ least: money(Math.min(...sizes)), most: money(Math.max(...sizes)) });
  }
  if (!('percentAmi' in limit)) return null;
  const share = percent(limit.percentAmi);
  return limit.householdSize === 'two-bands'
    ? text.ofMedianInBands({ percent: share, more: percent(limit.threePlusPercentAmi) })
    : text.ofMedian({ percent: share });
}
