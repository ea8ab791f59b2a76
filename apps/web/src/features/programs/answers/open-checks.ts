import type { MatchedProgram, RuleFinding } from '@latchkey/domain';

/**
 * A question that one short answer settles: whether the score reaches a minimum, whether a
 * condition holds (`key` identifies it in the known facts), how much the borrowers alone earn, or
 * how many units the home has.
 */
export type ShortCheck =
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'city'; readonly key: string; readonly city: string }
  | { readonly kind: 'condition'; readonly key: string; readonly says: string }
  | { readonly kind: 'income'; readonly limit: number | null }
  | { readonly kind: 'units' };

/** Returns a key that is the same for the same check in every program. */
export function checkId(check: ShortCheck): string {
  switch (check.kind) {
    case 'score':
      return `score:${check.score}`;
    case 'income':
      return 'borrowers-income';
    case 'units':
      return 'units';
    default:
      return check.key;
  }
}

/** The checks that are left for a program's rules. */
export interface OpenChecks {
  /** The checks that a short answer can settle. */
  readonly short: readonly ShortCheck[];
  /** Whether there is also a check that only the agency can settle. */
  readonly needsAgency: boolean;
}

export function openChecks({ rules }: Pick<MatchedProgram, 'rules'>): OpenChecks {
  const open = rules.filter(({ verdict }) => verdict === 'check').map(checksOf);
  return {
    short: open.flatMap((checks) => checks ?? []),
    needsAgency: open.includes(null),
  };
}

/** Returns the checks that together settle a rule. Null if short answers cannot settle the rule. */
function checksOf(finding: RuleFinding): readonly ShortCheck[] | null {
  switch (finding.rule) {
    case 'credit-score':
      return finding.reason === 'within-band' && finding.required !== null
        ? [{ kind: 'score', score: finding.required }]
        : null;
    case 'service-area': {
      const [city] = finding.required.cities;
      return finding.key !== null && city !== undefined
        ? [{ kind: 'city', key: finding.key, city }]
        : null;
    }
    case 'income':
      return finding.reason === 'borrowers-only'
        ? [{ kind: 'income', limit: finding.required }]
        : null;
    case 'conditions': {
      const open = finding.required.filter(({ answer }) => answer === null);
      const short = open.flatMap(({ key, says }): ShortCheck[] =>
        key === null ? [] : [{ kind: 'condition', key, says }],
      );
      return short.length === open.length ? short : null;
    }
    case 'first-mortgage':
      return finding.reason === 'more-units' ? [{ kind: 'units' }] : null;
    default:
      return null;
  }
}
