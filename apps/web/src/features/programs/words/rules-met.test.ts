import type { RuleVerdict } from '@latchkey/domain';
import { expect, it } from 'vitest';
import { rulesWords } from './rules-met.ts';

const cases: readonly (readonly [verdicts: RuleVerdict[], words: string])[] = [
  [['met', 'met'], 'You meet all 2 rules'],
  [['met'], 'You meet the program’s only rule'],
  [['met', 'met', 'check'], '2 rules met, 1 to check'],
  [['check', 'check'], '0 rules met, 2 to check'],
  [['met', 'not-met', 'check'], '1 rule met, 1 to check, 1 not met'],
];

it.each(cases)('describes the verdicts %j as %j', (verdicts, words) => {
  expect(rulesWords(verdicts.map((verdict) => ({ verdict })))).toBe(words);
});
