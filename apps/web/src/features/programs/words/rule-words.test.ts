import { RuleFinding, type RuleName } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { type Case, shows } from '../../../../test/rule-case.ts';
import { cases } from '../../../../test/rule-words-cases.ts';
import { checkWords, ruleTitle, ruleWords } from './rule-words.ts';

/** The findings of the test cases, with their expected text. */
const findings = Object.entries(cases).flatMap(([rule, reasons]) =>
  Object.entries<Case<RuleName>>(reasons).map(
    ([reason, [figures, words]]) =>
      [RuleFinding.parse({ rule, reason, ...figures }), words] as const,
  ),
);

describe('ruleWords', () => {
  it('shows what each rule requires and what the buyer answered, for every reason', () => {
    const shown = findings.map(([finding]) => [finding, ruleWords(finding)]);
    expect(shown).toEqual(findings);
  });

  it('shows what to check only if the verdict is "check"', () => {
    const wrong = findings.filter(
      ([finding]) => (ruleWords(finding).check !== null) !== (finding.verdict === 'check'),
    );
    expect(wrong).toEqual([]);
  });

  it('states that sources disagree, and lists no other check', () => {
    const checks = findings.map(([finding]) => ruleWords({ ...finding, disputed: true }).check);
    expect(new Set(checks)).toEqual(new Set(['Two sources disagree about this. Ask the agency.']));
  });

  it('shows the number of conditions if there are several', () => {
    const sentences = ['You must own no other home.', 'No tenant may be living in the home.'];
    const required = sentences.map((says) => {
      return { kind: 'other' as const, says, key: null, answer: null };
    });
    const finding = { rule: 'conditions', verdict: 'check', reason: 'not-told', required } as const;
    expect(ruleWords(finding)).toEqual(shows(sentences.join(' '), null, '2 other conditions'));
  });
});

describe('ruleTitle', () => {
  it('returns a different title for each rule', () => {
    const names = [...new Set(findings.map(([{ rule }]) => ruleTitle(rule)))];
    expect(names).toHaveLength(Object.keys(cases).length);
  });
});

describe('checkWords', () => {
  it('lists the remaining checks, and omits rules that are met', () => {
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

  it('lists a check only once if several rules need it', () => {
    const loan: RuleFinding = {
      rule: 'first-mortgage',
      verdict: 'check',
      reason: 'unknown-type',
      required: [],
      actual: 600_000,
      limit: 571_550,
      limitOf: 'fha',
      pastYear: null,
    };
    expect(checkWords([loan, { ...loan, limit: 832_750, limitOf: 'conventional' }])).toEqual([
      'the loan may be over the limit',
    ]);
  });
});
