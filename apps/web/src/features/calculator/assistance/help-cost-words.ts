import {
  type AssistanceBalance,
  type AssistancePayment,
  type CountedProgram,
  type Estimate,
  isFree,
  isLengthenedByHelp,
  leadingLoweredPlan,
  type MatchedProgram,
  type Repayment,
} from '@latchkey/domain';
import { money, oneOf, percent, rate } from '@/lib/format.ts';
import { helpCostText as text } from '@/lib/texts.ts';

type Program = Pick<MatchedProgram, 'kind' | 'repayment'>;

/** Returns sentences about what the assistance costs. Never describes unknown terms as free. */
export function helpCostWords(
  program: Program,
  payment: AssistancePayment,
  owed: AssistanceBalance,
): readonly string[] {
  if (isFree(program)) return [text.free()];
  const { repayment } = program;
  const words = [paymentWords(payment, repayment), ...(repayment ? termWords(repayment) : [])];
  const unknown = [payment, owed].find((each) => each.kind === 'unknown');
  if (unknown?.kind === 'unknown') words.push(unknownWords(unknown, repayment));
  return words.filter((sentence) => sentence !== undefined);
}

/**
 * Returns a sentence that tells the buyer which term is unknown and to ask the agency about it. If
 * we know when the assistance is fully forgiven, the sentence is only about the years before that.
 */
export function unknownWords(
  { term }: Extract<AssistanceBalance, { kind: 'unknown' }>,
  repayment: Repayment | null = null,
): string {
  const years = repayment?.forgiven?.afterYears;
  if (term === 'due' && years !== undefined) return text.unknownBefore({ years });
  return text.unknown({ what: text[`unknown-${term}`]() });
}

function paymentWords(payment: AssistancePayment, repayment: Repayment | null): string | undefined {
  if (payment.kind === 'monthly') {
    const { monthly, loan } = payment;
    const terms = { years: loan.years, rate: rate(loan.interest) };
    return text.monthly({ payment: money(monthly), ...terms });
  }
  return payment.kind === 'none' && repayment ? text.noMonthly() : undefined;
}

function termWords(repayment: Repayment): (string | undefined)[] {
  const { monthly, interest, appreciationSharePercent, dueAfterYears, choices } = repayment;
  if (monthly) return [choices ? text.choices() : undefined];
  return [
    interest ? interestWords(interest) : undefined,
    appreciationSharePercent === null
      ? undefined
      : text.share({ percent: percent(appreciationSharePercent) }),
    ...forgivenWords(repayment.forgiven),
    dueWords(repayment),
    dueAfterYears === null ? undefined : text.dueAfter({ years: dueAfterYears }),
    choices ? text.choices() : undefined,
  ];
}

function interestWords({ ratePercent, simple }: NonNullable<Repayment['interest']>): string {
  return (simple ? text.interest : text.compoundInterest)({ rate: rate(ratePercent) });
}

function forgivenWords(forgiven: Repayment['forgiven']): (string | undefined)[] {
  if (!forgiven) return [];
  const { afterYears, how, startsAfterYears } = forgiven;
  const words = {
    'at-end': text.forgivenAtEnd,
    yearly: text.forgivenYearly,
    monthly: text.forgivenMonthly,
  }[how];
  const isDelayed = how !== 'at-end' && startsAfterYears > 0;
  return [
    words({ years: afterYears }),
    isDelayed ? text.forgivenFrom({ years: startsAfterYears }) : undefined,
  ];
}

function dueWords({ dueOn, forgiven }: Repayment): string | undefined {
  if (dueOn.length === 0) return undefined;
  const events = oneOf(dueOn.map((event) => text[`on-${event}`]()));
  return (forgiven ? text.dueUntilForgiven : text.due)({ events });
}

/** Lists the names of the programs that are applied together, such as "MI 10K + Detroit Grant". */
export function programNames(programs: readonly Pick<CountedProgram, 'programName'>[]): string {
  return programs.map(({ programName }) => programName).join(' + ');
}

/**
 * Returns a sentence that explains that the assistance extends the years with the lowered payment.
 * Null if it does not.
 */
export function lengthenedWords(estimate: Estimate): string | null {
  const plan = leadingLoweredPlan(estimate);
  return plan && isLengthenedByHelp(estimate) ? text.lengthened({ years: plan.years }) : null;
}
