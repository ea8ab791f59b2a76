import { type Answer, type Estimate, leadingLoweredPlan } from '@latchkey/domain';
import { rate, wholeMoney } from '@/lib/format.ts';
import { panelsText, answerText as text, trueCostText } from '@/lib/texts.ts';

type OwedLater = Answer['owedLater'];

/**
 * Whether the buyer owes anything in addition to the first loan. True if the balance is unknown.
 */
export function isAnythingOwed({ waiting, dollars, help }: OwedLater): boolean {
  return waiting !== null || dollars >= 0.5 || help.kind !== 'owed';
}

/**
 * Describes the debt: when it starts, its rate, how the buyer pays it back, and whether it exceeds
 * the line of credit.
 */
export function owedWords(owed: OwedLater, estimate: Estimate): readonly string[] {
  return [
    sinceWords(owed, estimate),
    ...paybackWords(owed, estimate),
    ...limitWords(owed, estimate),
  ];
}

function sinceWords({ afterYear, waiting }: OwedLater, estimate: Estimate): string {
  const plan = leadingLoweredPlan(estimate);
  if (!plan || !waiting) return text.owedOnHelp({ year: afterYear });
  const at = { year: afterYear, rate: rate(waiting.rate) };
  if (plan.product === 'Amortization') return text.owedOnSecondLoan(at);
  const { isAssumed, isVariable, maxRate } = waiting;
  if (isAssumed) return text.owedAssumed(at);
  if (maxRate !== null) return text.owedVariable({ ...at, highest: rate(maxRate) });
  return isVariable ? text.owedWithoutLimit(at) : text.owedAt(at);
}

function paybackWords({ waiting }: OwedLater, estimate: Estimate): string[] {
  if (!waiting) return [];
  const { payback, isDueInFull } = waiting;
  if (payback) {
    return [text.payback({ payment: wholeMoney(payback.monthly), years: payback.years })];
  }
  if (isDueInFull) return [text.dueInFull()];
  return leadingLoweredPlan(estimate)?.product === 'Amortization' ? [text.owedMonthly()] : [];
}

function limitWords({ waiting }: OwedLater, { facts }: Estimate): string[] {
  if (!waiting?.isOverLimit) return [];
  const limit = wholeMoney(facts.lowering?.lineOfCredit ?? 0);
  return [text.thatIs({ words: trueCostText.overLimit({ limit }) })];
}

/** Returns a sentence about the balance of the assistance. Null if there is nothing to say. */
export function helpOwedWords(
  { waiting, dollars, help }: OwedLater,
  estimate: Estimate,
): string | null {
  switch (help.kind) {
    case 'unknown':
      return panelsText.owedUnknown();
    case 'fell-due':
      return panelsText.fellDue({ dollars: wholeMoney(help.dollars), years: help.afterYears });
    case 'owed': {
      if (help.dollars < 0.5 || !waiting) return null;
      const isLine = leadingLoweredPlan(estimate)?.product === 'Line of Credit';
      return panelsText.owedParts({
        second: wholeMoney(dollars - help.dollars),
        loan: isLine ? panelsText.lineOfCredit() : panelsText.secondLoan(),
        help: wholeMoney(help.dollars),
      });
    }
  }
}
