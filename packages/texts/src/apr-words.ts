import { ASSUMED_LENDER_FEES, type Estimate } from '@latchkey/domain';
import type { trueCost } from './en/true-cost.ts';
import type { Formats } from './formats.ts';
import type { TextOf } from './speak.ts';

type Text = TextOf<typeof trueCost>;

/** A loan's APR and what it includes. Amounts are in dollars and not rounded. */
export interface AprFacts {
  /** The APR in percent. Null if it is unknown. */
  readonly apr: number | null;
  readonly loanType: string;
  /** Whether mortgage insurance is required but its rate is unknown. */
  readonly isInsuranceUnknown: boolean;
  /**
   * Whether the loan is above the county's limits, so that no common loan covers it. Undefined in
   * leads stored by older versions.
   */
  readonly isAboveLimits?: boolean | undefined;
  /** Number of months with mortgage insurance or an agency's annual fee. */
  readonly insuredMonths: number;
  /** A premium or fee that was added to the loan. */
  readonly upFront: number;
  readonly points: number;
  readonly lenderFees: number;
  /** Whether the site assumed the fees because the buyer entered none. */
  readonly areFeesAssumed: boolean;
  readonly prepaidInterestDays: number;
}

/** The parts of an estimate that {@link aprFacts} reads. */
export interface AprSource {
  readonly comparison: { readonly firstLoan: Estimate['comparison']['firstLoan'] };
  readonly details: Pick<Estimate['details'], 'lenderFees' | 'prepaidInterestDays'>;
  readonly terms: Pick<Estimate['terms'], 'apr' | 'insuredMonths'>;
  /** Undefined for a VA loan, which no county limit applies to. */
  readonly noCommonLoan?: Estimate['noCommonLoan'];
}

/** An estimate's APR and what it includes. Null without a loan. */
export function aprFacts({ comparison, details, terms, noCommonLoan }: AprSource): AprFacts | null {
  const { base, loan, type, insurance, charges } = comparison.firstLoan;
  if (loan.principal <= 0) return null;
  return {
    apr: terms.apr,
    loanType: type,
    isInsuranceUnknown: insurance.kind === 'unknown',
    isAboveLimits: noCommonLoan != null,
    insuredMonths: terms.insuredMonths,
    upFront: loan.principal - base.principal,
    points: charges.points,
    lenderFees: charges.lenderFees,
    areFeesAssumed: details.lenderFees === null,
    prepaidInterestDays: details.prepaidInterestDays,
  };
}

/** An APR in words, for pages and emails. */
export interface AprWords {
  readonly label: string;
  /** The percentage with two decimals, or text that states that it is unknown. */
  readonly value: string;
  /** One line that states what the APR includes, or why it is unknown. */
  readonly line: string;
}

/** Describes an APR in words. The words are the same on every page and in every email. */
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
