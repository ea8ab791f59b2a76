import { type CatalogProgram, isAmountUnknown, type MatchedProgram } from '@latchkey/domain';
import { money, oneOf, percent, wholeMoney } from '@/lib/format.ts';
import { programsText as text } from '@/lib/texts.ts';

type Paid = Pick<CatalogProgram, 'kind' | 'repayment'>;
type Repayment = NonNullable<CatalogProgram['repayment']>;

/**
 * Returns short phrases about how the assistance is repaid. Never describes unknown terms as
 * "free".
 */
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

/** Returns the shortest phrase about repayment, for a row of the list. */
export function repaymentChip(program: Paid): string {
  const { kind, repayment } = program;
  if (kind === 'grant' && repayment?.forgiven) {
    return text.grantIfStay({ years: repayment.forgiven.afterYears });
  }
  const isDueOnSale = repayment?.dueOn.includes('sale') && !repayment.forgiven;
  return kind === 'deferred-loan' && isDueOnSale
    ? text.repaidWhen({ events: text.sale() })
    : (repaymentWords(program)[0] ?? '');
}

/** Returns the agency's name without its abbreviation, department or partners. */
export function agencyInShort(agencyName: string): string {
  return agencyName.split(/ \(|, | (?:through|with) /)[0] ?? agencyName;
}

type Worth = Pick<MatchedProgram, 'kind' | 'cap' | 'maxPercent' | 'maxAmount'>;

/** Returns the program's maximum amount for this quote, or the yearly maximum for a tax credit. */
export function amountWords(program: Worth): string {
  if (isAmountUnknown(program)) return text.amountUnknown();
  const amount = wholeMoney(program.maxAmount);
  return program.kind === 'tax-credit' ? text.amountAYear({ amount }) : amount;
}

/**
 * Returns a sentence that explains that a tax credit is not down payment assistance. Includes the
 * credit's yearly value if it is known.
 */
export function taxCreditWords(cap: number | null): string {
  return cap === null ? text.taxCreditWorth() : text.taxCreditUpTo({ amount: money(cap) });
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
  // If forgiveness starts after some years, "over" would promise too much to early sellers.
  const isSteady = forgiven.how !== 'at-end' && forgiven.startsAfterYears < 1;
  return (isSteady ? text.forgivenOver : text.forgivenAfter)({ years: forgiven.afterYears });
}

const events = ['sale', 'move-out', 'refinance'] as const;

function dueWords(repayment: Repayment | null): string[] {
  if (!repayment || repayment.forgiven) return [];
  const { dueOn, dueAfterYears } = repayment;
  const named = events.filter((event) => dueOn.includes(event)).map((event) => text[event]());
  return [
    ...(named.length > 0 ? [text.repaidWhen({ events: oneOf(named) })] : []),
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
