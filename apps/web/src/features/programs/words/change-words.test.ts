import type { RuleFinding } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { changeableAnswer, changeWords } from './change-words.ts';

const income = {
  rule: 'income',
  verdict: 'not-met',
  reason: 'over',
  required: 96_150,
  upTo: null,
  actual: 99_350,
  incomeOf: 'household',
  percentAmi: null,
  householdSize: null,
  county: null,
} as const;

const changes: readonly (readonly [RuleFinding, string])[] = [
  [
    { ...income, percentAmi: 80, householdSize: 3, county: 'Travis County' },
    'Your income is $3,200 over the limit for 3 people in Travis County',
  ],
  [income, 'Your income is $3,200 over the limit'],
  [
    {
      rule: 'price',
      verdict: 'not-met',
      reason: 'over',
      required: 388_000,
      actual: 400_000,
      fhaLimit: null,
      isBondLimit: false,
      pastYear: null,
    },
    'The price is $12,000 over the cap',
  ],
  [
    {
      rule: 'own-contribution',
      verdict: 'not-met',
      reason: 'short',
      required: 4_500.5,
      actual: 4_001,
    },
    'You need $500 more of your own money',
  ],
  [
    { rule: 'credit-score', verdict: 'not-met', reason: 'below', required: 640, actual: 'poor' },
    'You need a score of 640 or more',
  ],
  [
    {
      rule: 'home-plan',
      verdict: 'not-met',
      reason: 'not-accepted',
      required: ['primary'],
      actual: 'vacation',
    },
    'Only for a home you live in',
  ],
  [
    { rule: 'veteran', verdict: 'not-met', reason: 'not-veteran' },
    'Military service: Service in the US military, now or in the past',
  ],
];

describe('changeWords', () => {
  it.each(changes)(
    'explains what would have to change to meet the rule $rule',
    (finding, words) => {
      expect(changeWords(finding)).toBe(words);
    },
  );
});

describe('changeableAnswer', () => {
  it.each([
    ['price', 'homePrice'],
    ['own-contribution', 'downPayment'],
    ['home-plan', 'homePlan'],
    ['income', null],
    ['credit-score', null],
    ['service-area', null],
  ] as const)('maps the rule %s to the answer %s', (rule, question) => {
    expect(changeableAnswer({ rule })).toBe(question);
  });
});
