import type { MatchedProgram } from './matched-program.ts';
import type { RuleFinding } from './rules/rule-finding.ts';

/**
 * A check that one short answer can resolve: whether the score reaches a minimum, whether a
 * condition is met (`key` identifies the condition in the known facts), how much the borrowers
 * alone earn, or how many units the home has.
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

/** The checks that a program's rules still need. */
export interface OpenChecks {
  /** The checks that a short answer can resolve. */
  readonly short: readonly ShortCheck[];
  /**
   * The checks that affect only the amount. If the buyer answers No to the question for such a
   * check, the program can still match.
   */
  readonly ofAmount: readonly ShortCheck[];
  /** Whether a remaining check requires an answer from the agency. */
  readonly needsAgency: boolean;
}

/** Returns the checks that a program's rules still need. */
export function openChecks({ rules }: Pick<MatchedProgram, 'rules'>): OpenChecks {
  const open = rules
    .filter(({ verdict }) => verdict === 'check')
    .map((finding) => ({ rule: finding.rule, checks: checksOf(finding) }));
  return {
    short: open.flatMap(({ checks }) => checks ?? []),
    ofAmount: open.flatMap(({ rule, checks }) => (rule === 'amount' && checks) || []),
    needsAgency: open.some(({ checks }) => checks === null),
  };
}

/**
 * Returns the most that a program pays if the buyer answers yes to all short questions, in dollars.
 */
export function mostIfYes(program: Pick<MatchedProgram, 'rules' | 'maxAmount'>): number {
  const amounts = program.rules.map((finding) =>
    finding.rule === 'amount' && checksOf(finding) ? finding.required.to : 0,
  );
  return Math.max(program.maxAmount, ...amounts);
}

/**
 * Returns the checks that together show whether a rule is met. Null if short answers are not enough
 * to tell.
 */
function checksOf(finding: RuleFinding): readonly ShortCheck[] | null {
  if (finding.disputed) return null;
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
    case 'amount':
      return finding.reason === 'may-be-more' ? checksOfTier(finding) : null;
    default:
      return null;
  }
}

function checksOfTier({ mayBe }: Extract<RuleFinding, { rule: 'amount' }>) {
  const checks = (mayBe?.open ?? []).map((open): ShortCheck | null => {
    switch (open.condition) {
      case 'score':
        return { kind: 'score', score: open.from };
      case 'first-generation':
        return { kind: 'condition', key: open.key, says: mayBe?.says ?? '' };
      case 'borrowers-income':
        return { kind: 'income', limit: open.to };
      default:
        return null;
    }
  });
  const short = checks.filter((check) => check !== null);
  return short.length === checks.length ? short : null;
}
