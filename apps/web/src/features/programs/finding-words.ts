import type { RuleFinding, RuleName } from '@latchkey/domain';

export type FindingOf<Rule extends RuleName> = Extract<RuleFinding, { rule: Rule }>;

/** What is left to check for each reason of a rule; a reason that leaves nothing says null. */
export type Checks<Rule extends RuleName> = Readonly<
  Record<FindingOf<Rule>['reason'], string | null>
>;

/** What is said of one rule to one buyer. */
export interface RuleWords {
  /** What the program asks for. */
  readonly required: string;
  /** The buyer's own answer; null where no question asks for one. */
  readonly answer: string | null;
  /** What is left to check; null where nothing is. */
  readonly check: string | null;
}

/** Joins names as one of which one is enough: `a, b, or c`. */
export const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });
