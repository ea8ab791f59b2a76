import type { AlmostProgram, MatchedProgram, RuleFinding } from '@latchkey/domain';

/** Returns a $10,000 grant whose rules are all met, with the given changes. */
export function sampleMatch(changes: Partial<MatchedProgram> = {}): MatchedProgram {
  return {
    id: 1,
    slug: 'sample-grant',
    agencyName: 'Sample Agency',
    programName: 'Sample Grant',
    fullName: 'Sample Agency Grant',
    website: null,
    kind: 'grant',
    provider: 'public',
    status: 'open',
    statusCheckedOn: '2026-11-21',
    opensOn: null,
    closesOn: null,
    firstMortgage: { types: [], from: null },
    combines: { with: 'unknown', slugs: [], says: '' },
    pays: null,
    contact: { phone: null, applyThrough: 'unknown', classUrl: null },
    maxAmount: 10_000,
    cap: 10_000,
    maxPercent: null,
    percentOf: null,
    capByLoanType: null,
    specifics: {
      maxAmount: '',
      geographicCoverage: '',
      benefits: [],
      homeBuyerObligations: [],
      minContribution: '',
      repaymentTerms: '',
      interestRate: '',
      programProviderContact: '',
    },
    repayment: null,
    checkedOn: '2026-11-21',
    confidence: 'high',
    newestSource: '2026-04',
    educationRequired: false,
    hasCheck: false,
    verifyFirst: false,
    rules: [],
    fiveYear: { low: 10_000, high: 10_000, ifRateHigher: 1_000 },
    verdict: 'match',
    ...changes,
  };
}

/** Returns a program that almost matches. This finding is the reason why it does not match. */
export function sampleAlmost(id: number, change: RuleFinding): AlmostProgram {
  return { ...sampleMatch({ id, rules: [change] }), verdict: 'almost', change };
}

/** Returns a rule that requires a score of which we do not know whether the buyer has it. */
export function scoreCheck(required: number): RuleFinding {
  return {
    rule: 'credit-score',
    verdict: 'check',
    reason: 'within-band',
    required,
    actual: 'fair',
  };
}

/**
 * Returns conditions that the buyer has not answered yet. If the key is null, there is no short
 * question about the condition.
 */
export function conditionsCheck(
  ...conditions: { says: string; key: string | null }[]
): RuleFinding {
  const required = conditions.map((condition) => {
    return { kind: 'other' as const, ...condition, answer: null };
  });
  return { rule: 'conditions', verdict: 'check', reason: 'not-told', required };
}

type AmountFinding = Extract<RuleFinding, { rule: 'amount' }>;
type OpenTier = NonNullable<AmountFinding['mayBe']>['open'];

/** An amount of $10,000 that may be $18,000. `open` decides it. */
export function tierCheck(...open: OpenTier): AmountFinding {
  return {
    rule: 'amount',
    verdict: 'check',
    reason: 'may-be-more',
    required: { from: 10_000, to: 18_000 },
    says: 'Anyone else: up to $10,000.',
    mayBe: { says: 'The first in a family: up to $18,000.', open },
  };
}

/** Returns a rule about city limits. We do not know whether the home is inside them. */
export function cityCheck(city: string, key: string | null = `city-limits:${city}`): RuleFinding {
  return {
    rule: 'service-area',
    verdict: 'check',
    reason: 'city-limits',
    required: { state: null, counties: [], cities: [city] },
    actual: { state: 'MI', county: 'Wayne County', city },
    key,
  };
}
