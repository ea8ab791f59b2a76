import type { RuleFinding } from '../src/programs/rules/rule-finding.ts';

/**
 * Returns a finding for a minimum score. It is unknown whether the buyer's score reaches the
 * minimum.
 */
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
 * Returns a finding for conditions if the buyer has not answered the questions about them. If the
 * key of a condition is null, there is no short question about it.
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

/** Returns a finding for an amount of $10,000. The amount may be $18,000, depending on `open`. */
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

/** Returns a finding for city limits. It is unknown whether the home is inside the city limits. */
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
