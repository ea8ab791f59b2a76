import { CatalogProgram, type FactName, type IncomeLimit } from '@latchkey/domain';
import type { changes } from './en/changes.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

/** The sentences and number formats of a language. */
export interface Say {
  readonly text: TextOf<typeof changes>;
  readonly format: Formats;
}

/** A schema. */
interface Reader<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

type ValueWords = (value: unknown, say: Say) => string | null;

/** Words for the values that a schema accepts. Null for another value, from an older version. */
function inWords<Value>(
  reader: Reader<Value>,
  words: (value: NonNullable<Value>, say: Say) => string | null,
): ValueWords {
  return (value, say) => {
    const read = reader.safeParse(value);
    if (!read.success) return null;
    return read.data === null || read.data === undefined
      ? say.text.notKnown()
      : words(read.data, say);
  };
}

const program = CatalogProgram.shape;
const rules = program.rules.shape;

/** Facts that have other values are too long for a sentence. */
const wordsOfFact: Partial<Record<FactName, ValueWords>> = {
  kind: inWords(program.kind, (kind, { text }) => text[kind]()),
  'rules.firstTimeBuyer': inWords(rules.firstTimeBuyer, ({ required, exceptions }, { text }) => {
    if (!required) return text.notRequired();
    const exceptsVeterans = exceptions.includes('veterans');
    const exceptsTargeted = exceptions.includes('targeted-areas');
    if (exceptsVeterans && exceptsTargeted) return text.requiredNotEither();
    if (exceptsVeterans) return text.requiredNotVeterans();
    return exceptsTargeted ? text.requiredNotTargeted() : text.required();
  }),
  'rules.minCreditScore': inWords(rules.minCreditScore, (score, { text }) =>
    text.atLeastScore({ score }),
  ),
  'rules.maxIncome': inWords(rules.maxIncome, incomeWords),
  'rules.minIncome': inWords(rules.minIncome, incomeWords),
  'rules.incomeOf': inWords(rules.incomeOf, (whose, { text }) =>
    whose === 'unknown' ? text.notKnown() : text[`income-${whose}`](),
  ),
  'rules.maxHomePrice': inWords(rules.maxHomePrice, (limit, { text, format }) => {
    if ('unknown' in limit) return text.notKnown();
    return 'limit' in limit ? format.money(limit.limit) : null;
  }),
  'rules.homeTypes': inWords(rules.homeTypes, (types, { text, format }) =>
    format.oneOf(types.map((type) => text[type]())),
  ),
  'rules.occupancy': inWords(rules.occupancy, (plans, { text, format }) =>
    format.oneOf(plans.map((plan) => text[plan]())),
  ),
  'rules.veteran': inWords(rules.veteran, (rule, { text }) =>
    rule === 'required' ? text.required() : text.notRequired(),
  ),
  'rules.professions': inWords(rules.professions, (jobs, { text, format }) =>
    jobs.length === 0
      ? text.anyJob()
      : format.oneOf(jobs.map((job) => (job === 'other' ? text.otherJob() : text[job]()))),
  ),
  'rules.minContribution': inWords(rules.minContribution, (own, { text, format }) =>
    'amount' in own
      ? format.money(own.amount)
      : text.percentOfPrice({ percent: format.percent(own.percent) }),
  ),
  'rules.educationRequired': inWords(rules.educationRequired, (isRequired, { text }) =>
    isRequired ? text.required() : text.notRequired(),
  ),
  firstMortgage: inWords(program.firstMortgage, ({ types }, { text, format }) =>
    types.length === 0
      ? text.notKnown()
      : format.oneOf(
          types.map((type) => (type === 'conventional' ? text.conventional() : type.toUpperCase())),
        ),
  ),
  maxFirstMortgage: inWords(program.maxFirstMortgage, (cap, { text, format }) =>
    typeof cap === 'string' ? text[cap]() : format.money(cap.limit),
  ),
  combines: inWords(program.combines, (combines, { text }) =>
    combines.with === 'unknown' ? text.notKnown() : text[`combines-${combines.with}`](),
  ),
  pays: inWords(program.pays, (pays, { text }) => text[`pays-${pays}`]()),
  tiers: inWords(program.tiers, (tiers, say) =>
    say.format.oneOf(tiers.flatMap((tier) => amountWords(tier, say) ?? [])),
  ),
};

/**
 * The value of a program's fact in words: `paused`, `$80,000 a year`. Null for a value that does not
 * fit into a sentence.
 */
export function factValueWords(fact: FactName, value: unknown, say: Say): string | null {
  if (fact === 'funding') return fundingWords(value, say);
  if (fact === 'amount') return amountWords(value, say);
  return wordsOfFact[fact]?.(value, say) ?? null;
}

/** The status in a value of the fact `funding`. Undefined if the value has none. */
export function statusIn(value: unknown) {
  return field(value, 'status', program.status) ?? undefined;
}

function field<Value>(value: unknown, name: string, reader: Reader<Value>): Value | undefined {
  const read = reader.safeParse(Reflect.get(Object(value), name));
  return read.success ? read.data : undefined;
}

function fundingWords(value: unknown, { text, format }: Say): string | null {
  const status = statusIn(value);
  if (status === undefined) return null;
  const [opens, closes] = ['opensOn', 'closesOn'].map((name) =>
    field(value, name, program.closesOn),
  );
  if (status === 'open') {
    return closes ? text.openUntil({ date: format.day(closes) }) : text.open();
  }
  const words = status === 'unknown' ? text.notKnown() : text[`status-${status}`]();
  return opens ? `${words}, ${text.opensOn({ date: format.day(opens) })}` : words;
}

function amountWords(value: unknown, { text, format }: Say): string | null {
  const most = field(value, 'maxAmount', program.maxAmount);
  const share = field(value, 'maxPercent', program.maxPercent);
  if (most === undefined || share === undefined) return null;
  if (share === null) return most === null ? text.notKnown() : format.money(most);
  const ofLoan = field(value, 'percentOf', program.percentOf) === 'loan';
  const percent = (ofLoan ? text.percentOfLoan : text.percentOfPrice)({
    percent: format.percent(share),
  });
  return most === null ? percent : text.upToOf({ percent, amount: format.money(most) });
}

/** Null for limits that differ between counties. */
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
