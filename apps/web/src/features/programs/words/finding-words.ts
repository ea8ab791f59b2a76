import type { RuleFinding, RuleName } from '@latchkey/domain';

export type FindingOf<Rule extends RuleName> = Extract<RuleFinding, { rule: Rule }>;

/**
 * For each reason that a finding about the rule can have, a function that returns what is left to
 * check, or null.
 */
export type Checks<Rule extends RuleName> = Readonly<
  Record<FindingOf<Rule>['reason'], (() => string) | null>
>;

/** The text about one rule, for one buyer. */
export interface RuleWords {
  /** What the program requires. */
  readonly required: string;
  /** The buyer's answer. Null if no question covers this rule. */
  readonly answer: string | null;
  /** What the buyer still has to check. Null if there is nothing to check. */
  readonly check: string | null;
}
