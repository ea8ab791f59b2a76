import type { PublicProgram } from '@latchkey/contract';
import { HomePlan, HomeType, type RuleName } from '@latchkey/domain';
import { formatsOf, valueWords } from '@latchkey/texts';
import { catalogText } from '@/lib/catalog-text.ts';
import { money, percent } from '@/lib/format.ts';
import {
  firstTimeRequired,
  homesRequired,
  jobsRequired,
  loanTypesRequired,
  scoreRequired,
} from '@/lib/requirement-words.ts';
import { currentLocale } from '@/lib/text.ts';
import {
  changesText,
  compareText,
  programListText,
  ruleNamesText,
  rulesText,
  publicProgramText as text,
} from '@/lib/texts.ts';
import { type Chosen, incomeLine, type LimitWords, priceLine } from './income-line.ts';
import { placeWords } from './place-words.ts';

type Program = PublicProgram['program'];
type Counties = PublicProgram['counties'];

/** A rule of a program, described without a buyer's answers. The text is `CatalogText`. */
export interface RuleLine extends LimitWords {
  readonly rule: RuleName | 'cash' | 'class';
  readonly title: string;
}

/** Lists the rules about who may use a program. */
export function ruleLines(program: Program, counties: Counties, chosen: Chosen): RuleLine[] {
  return [
    line('service-area', ...placeWords(program, counties)),
    ...moneyLines(program, chosen),
    ...buyerLines(program),
    ...homeLines(program),
    ...loanLines(program),
    ...conditionLines(program),
  ];
}

function line(rule: RuleName, words: string, notes: readonly string[] = []): RuleLine {
  return { rule, title: ruleNamesText[rule](), words, notes: notes.filter(Boolean) };
}

function moneyLines({ rules }: Program, chosen: Chosen): RuleLine[] {
  const income = incomeLine(rules, chosen);
  const price = priceLine(rules, chosen);
  const title = {
    household: text.incomeOfHousehold,
    borrowers: text.incomeOfBorrowers,
    unknown: ruleNamesText.income,
  }[rules.incomeOf]();
  return [
    ...(income ? [{ rule: 'income' as const, title, ...income }] : []),
    ...minIncomeLines(rules),
    ...(price ? [line('price', price.words, price.notes)] : []),
  ];
}

function minIncomeLines({ minIncome }: Program['rules']): RuleLine[] {
  if (!minIncome) return [];
  const words =
    'limit' in minIncome
      ? rulesText.incomeAbove({ amount: money(minIncome.limit) })
      : rulesText.incomeAboveMedian({ percent: percent(minIncome.percentAmi) });
  return [line('min-income', words)];
}

function buyerLines(program: Program): RuleLine[] {
  const { rules } = program;
  const { minCreditScore, firstTimeBuyer, veteran, professions, educationRequired } = rules;
  const isEstimate = rules.standIns.includes('creditScore');
  return [
    ...(minCreditScore === null
      ? []
      : [line('credit-score', scoreRequired(minCreditScore, isEstimate))]),
    ...(firstTimeBuyer.required
      ? [line('first-time-buyer', firstTimeRequired(firstTimeBuyer.exceptions))]
      : []),
    ...(veteran === 'required' ? [line('veteran', rulesText.service())] : []),
    ...(professions.length > 0 ? [line('profession', jobsRequired(professions))] : []),
    ...ownMoneyLines(program),
    {
      rule: 'class',
      title: text.class(),
      words: educationRequired ? programListText.classNeeded() : compareText.noClass(),
      notes: [],
    },
  ];
}

function ownMoneyLines({ rules: { minContribution: own }, specifics }: Program): RuleLine[] {
  if (!own) return [];
  const words =
    'amount' in own
      ? rulesText.ownMoney({ amount: money(own.amount) })
      : text.ownMoneyPercent({ percent: percent(own.percent) });
  return [line('own-contribution', words, [catalogText(specifics.minContribution)])];
}

/**
 * Returns the rules about home types and the use of the home. Omits a rule if the program accepts
 * every type or every use.
 */
function homeLines({ rules: { homeTypes, occupancy } }: Program): RuleLine[] {
  return [
    ...(homeTypes.length < HomeType.options.length
      ? [line('home-type', homesRequired(homeTypes))]
      : []),
    ...(occupancy.length < HomePlan.options.length
      ? [line('home-plan', homesRequired(occupancy))]
      : []),
  ];
}

function loanLines({ firstMortgage: { types, from }, maxFirstMortgage }: Program): RuleLine[] {
  const lender = compareText[`from-${from ?? 'unknown'}`]();
  const cap = maxFirstMortgage === null ? [] : [capWords(maxFirstMortgage)];
  const words = types.length > 0 ? loanTypesRequired(types) : compareText.takesUnknown();
  return [line('first-mortgage', words, [...cap, lender])];
}

function capWords(cap: NonNullable<Program['maxFirstMortgage']>): string {
  const say = { text: changesText, format: formatsOf(currentLocale()) };
  return rulesText.loanAtMost({ amount: valueWords.maxFirstMortgage?.(cap, say) ?? '' });
}

function conditionLines({ rules: { conditions } }: Program): RuleLine[] {
  const isCash = ({ kind }: (typeof conditions)[number]) => kind === 'asset-limit';
  const cash = conditions.filter(isCash).map(({ says }) => catalogText(says));
  const [first, ...others] = conditions
    .filter((each) => !isCash(each))
    .map(({ says }) => catalogText(says));
  return [
    ...(cash.length > 0
      ? [{ rule: 'cash' as const, title: text.cash(), words: cash.join(' '), notes: [] }]
      : []),
    ...(first === undefined ? [] : [line('conditions', first, others)]),
  ];
}
