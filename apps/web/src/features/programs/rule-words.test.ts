import { RuleFinding, type RuleName } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { checkWords, ruleTitle, ruleWords } from './rule-words.ts';
import { type Case, cases, limit, says } from './rule-words-cases.ts';

/** The cases as a program's findings bring them. */
const findings = Object.entries(cases).flatMap(([rule, reasons]) =>
  Object.entries<Case<RuleName>>(reasons).map(
    ([reason, [figures, words]]) =>
      [RuleFinding.parse({ rule, reason, ...figures }), words] as const,
  ),
);

describe('ruleWords', () => {
  it.each(findings)(
    'says what $rule asks for and what the buyer actual: $reason',
    (finding, words) => {
      expect(ruleWords(finding)).toEqual(words);
    },
  );

  it.each(findings)(
    'names what to check of $rule just where it is to be checked: $reason',
    (finding) => {
      expect(ruleWords(finding).check !== null).toBe(finding.verdict === 'check');
    },
  );

  it('says several other conditions by their number', () => {
    const required = ['You must own no other home.', 'No tenant may be living in the home.'];
    const finding = {
      rule: 'other-conditions',
      verdict: 'check',
      reason: 'not-told',
      required,
    } as const;
    expect(ruleWords(finding)).toEqual(says(required.join(' '), null, '2 other conditions'));
  });
});

describe('ruleTitle', () => {
  it('gives each rule a name of its own', () => {
    const names = [...new Set(findings.map(([{ rule }]) => ruleTitle(rule)))];
    expect(names).toHaveLength(Object.keys(cases).length);
  });
});

describe('checkWords', () => {
  it('names what is left to check, and nothing that is met', () => {
    expect(
      checkWords([
        { rule: 'first-time-buyer', verdict: 'met', reason: 'first-time' },
        {
          rule: 'credit-score',
          verdict: 'check',
          reason: 'within-band',
          required: 640,
          actual: 'fair',
        },
      ]),
    ).toEqual(['score may be below 640']);
  });

  it('names a town’s limit once where it bounds the income on both sides', () => {
    const near = { verdict: 'check', reason: 'near-town-limit', actual: 97_000, ...limit } as const;
    expect(
      checkWords([
        { rule: 'income', ...near },
        { rule: 'min-income', ...near },
      ]),
    ).toEqual(['your town’s income limit may differ']);
  });
});
