import type { RuleName } from '@latchkey/domain';
import type { FindingOf, RuleWords } from '@/features/programs/words/finding-words.ts';

export type Case<Rule extends RuleName> = readonly [
  finding: Omit<FindingOf<Rule>, 'rule' | 'reason'>,
  words: RuleWords,
];

/** Test cases for every reason of every rule. If a case is missing, the type check fails. */
export type Cases<Rules extends RuleName = RuleName> = {
  readonly [Rule in Rules]: {
    readonly [Reason in FindingOf<Rule>['reason']]: Case<Rule>;
  };
};

export const shows = (required: string, answer: string | null, check: string | null = null) => ({
  required,
  answer,
  check,
});
