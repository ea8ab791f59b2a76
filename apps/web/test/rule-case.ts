import type { RuleName } from '@latchkey/domain';
import type { FindingOf, RuleWords } from '@/features/programs/words/finding-words.ts';

export type Case<Rule extends RuleName> = readonly [
  finding: Omit<FindingOf<Rule>, 'rule' | 'reason'>,
  words: RuleWords,
];

/** A case for every reason of every rule. A missing case does not compile. */
export type Cases<Rules extends RuleName = RuleName> = {
  readonly [Rule in Rules]: {
    readonly [Reason in FindingOf<Rule>['reason']]: Case<Rule>;
  };
};

export const says = (required: string, answer: string | null, check: string | null = null) => ({
  required,
  answer,
  check,
});
