import type { CatalogProgram, RuleFinding, RuleName } from '@latchkey/domain';
import { percent } from '@/lib/format.ts';
import { text } from './programs-text.ts';

type Paid = Pick<CatalogProgram, 'kind' | 'repayment'>;
type Repayment = NonNullable<CatalogProgram['repayment']>;

/** How the help is paid back, in a few words each. What is not known is not said to be free. */
export function repaymentWords({ kind, repayment }: Paid): string[] {
  switch (kind) {
    case 'grant':
      return [text.grant(), ...grantConditions(repayment)];
    case 'forgivable-loan':
      return [forgiveness(repayment) ?? text.forgivableLoan()];
    case 'deferred-loan':
      return [forgiveness(repayment) ?? text.deferredLoan(), ...dueWords(repayment)];
    case 'shared-appreciation-loan':
      return [sharedGain(repayment), ...dueWords(repayment)];
    case 'repayable-loan':
      return [monthly(repayment)];
    case 'tax-credit':
      return [text.taxCredit()];
  }
}

function grantConditions(repayment: Repayment | null): string[] {
  const forgiven = repayment?.forgiven;
  if (forgiven) {
    const words = forgiven.how === 'at-end' ? text.keptAfterYears : text.keptOverYears;
    return [words({ years: forgiven.afterYears })];
  }
  return repayment && repayment.dueOn.length > 0 ? [text.grantDue()] : [];
}

function forgiveness(repayment: Repayment | null): string | undefined {
  const forgiven = repayment?.forgiven;
  if (!forgiven) return undefined;
  // Where it starts years later, "over" would promise a part of it to who sells before.
  const isSteady = forgiven.how !== 'at-end' && forgiven.startsAfterYears < 1;
  return (isSteady ? text.forgivenOver : text.forgivenAfter)({ years: forgiven.afterYears });
}

const events = ['sale', 'move-out', 'refinance'] as const;
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

function dueWords(repayment: Repayment | null): string[] {
  if (!repayment || repayment.forgiven) return [];
  const { dueOn, dueAfterYears } = repayment;
  const named = events.filter((event) => dueOn.includes(event)).map((event) => text[event]());
  return [
    ...(named.length > 0 ? [text.repaidWhen({ events: oneOf.format(named) })] : []),
    ...(dueAfterYears === null ? [] : [text.dueAfter({ years: dueAfterYears })]),
  ];
}

function sharedGain(repayment: Repayment | null): string {
  const share = repayment?.appreciationSharePercent;
  return share
    ? text.sharedAppreciationPercent({ percent: percent(share) })
    : text.sharedAppreciation();
}

function monthly(repayment: Repayment | null): string {
  const years = repayment?.monthly?.termYears;
  return years ? text.repayableOver({ years }) : text.repayableLoan();
}

const ruleWords: Readonly<Record<RuleName, () => string>> = {
  place: text.place,
  'excepted-states': text.place,
  'first-time-buyer': text.firstTimeBuyer,
  income: text.income,
  'lowest-income': text.income,
  price: text.price,
  'credit-score': text.creditScore,
  'home-type': text.homeType,
  'home-plan': text.homePlan,
  veteran: text.veteran,
  profession: text.profession,
  'own-contribution': text.ownContribution,
  'other-conditions': text.otherConditions,
};

/** What a buyer has to check, each thing once. */
export function checkWords(findings: readonly Pick<RuleFinding, 'rule' | 'verdict'>[]): string[] {
  const open = findings.filter(({ verdict }) => verdict === 'check');
  return [...new Set(open.map(({ rule }) => text.check({ what: ruleWords[rule]() })))];
}
