import { type AprFacts, ASSUMED_LENDER_FEES } from '@latchkey/domain';
import type { trueCost } from './en/true-cost.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

type Text = TextOf<typeof trueCost>;

/** An APR in words. */
export interface AprWords {
  readonly label: string;
  /** The percentage with two decimals, or text that says that the APR is unknown. */
  readonly value: string;
  /** One line that explains what the APR includes, or why the APR is unknown. */
  readonly line: string;
}

/** Returns the text for an APR. The wording is the same on all pages and in all emails. */
export function aprWords(facts: AprFacts, text: Text, format: Formats): AprWords {
  const label = text.aprLabel();
  if (facts.apr !== null) {
    const parts = format.allOf(countedParts(facts, text, format));
    return { label, value: format.apr(facts.apr), line: text.aprCounts({ parts }) };
  }
  return { label, value: text.aprNotKnown(), line: unknownLine(facts, text) };
}

function unknownLine({ isAboveLimits, isInsuranceUnknown }: AprFacts, text: Text): string {
  if (isAboveLimits) return text.aprAboveLimits();
  return isInsuranceUnknown ? text.aprUnknown() : text.aprUnknownCharges();
}

function countedParts(facts: AprFacts, text: Text, { wholeMoney, percent }: Formats): string[] {
  const { insuredMonths: months, upFront, points, lenderFees, prepaidInterestDays: days } = facts;
  const insurance = facts.loanType === 'USDA' ? text.aprUsdaFee : text.aprInsurance;
  const fees = facts.areFeesAssumed
    ? text.aprAssumed({ percent: percent(ASSUMED_LENDER_FEES) })
    : text.aprCharges({ fees: wholeMoney(lenderFees) });
  const parts = [
    ...(months > 0 ? [insurance({ months })] : []),
    ...(upFront > 0 ? [text.aprUpFront({ fee: wholeMoney(upFront) })] : []),
    ...(points > 0 ? [text.aprPoints({ points: wholeMoney(points) })] : []),
    ...(lenderFees > 0 ? [fees] : []),
  ];
  if (parts.length > 0) return parts;
  return [days > 0 ? text.aprDays({ days }) : text.aprNothing()];
}
