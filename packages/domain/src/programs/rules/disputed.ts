import type { NotApplicable } from './not-applicable.ts';
import type { RuleFinding, RuleName } from './rule-finding.ts';

type Finding = RuleFinding | NotApplicable<RuleName>;

/** A buyer's results from one source's version of the program's facts. */
export interface Reading {
  /** One finding per rule, always in the same order. */
  readonly findings: readonly Finding[];
  /** Assistance for this quote, in dollars. */
  readonly amount: number;
}

/**
 * Returns the findings of a program whose sources disagree. A rule needs a check if the readings
 * have different verdicts for it. The amount also needs a check if the readings have different
 * amounts.
 *
 * @param own the program's own values
 * @param others the results from the sources that disagree
 */
export function disputedFindings(own: Reading, others: readonly Reading[]): readonly Finding[] {
  if (others.length === 0) return own.findings;
  return own.findings.map((finding, index) => {
    const read = [finding, ...others.flatMap(({ findings }) => findings[index] ?? [])];
    const isSame = read.every(({ verdict }) => verdict === finding.verdict);
    const isSameAmount =
      finding.rule !== 'amount' ||
      finding.verdict === 'not-met' ||
      others.every(({ amount }) => amount === own.amount);
    if (isSame && isSameAmount) return finding;
    const known = finding.rule === 'amount' ? [finding, amountOf(own)] : read;
    const shown = known.find((each) => each.reason !== 'not-applicable');
    return shown ? { ...shown, verdict: 'check', disputed: true } : finding;
  });
}

/**
 * Returns an amount finding for a program that pays the same amount to everyone. Such a finding
 * exists only if sources disagree.
 */
function amountOf({ amount }: Reading): RuleFinding {
  return {
    rule: 'amount',
    verdict: 'check',
    reason: 'stand-in',
    required: { from: amount, to: amount },
    says: null,
    mayBe: null,
  };
}
