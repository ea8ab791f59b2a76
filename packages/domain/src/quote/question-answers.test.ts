import { describe, expect, it } from 'vitest';
import { isValidationKey, validationMessages } from '../validation/messages.ts';
import { questionAnswers } from './question-answers.ts';
import { questionNames } from './question-lists.ts';
import type { AmountQuestion } from './questions-of-kind.ts';

function sentence(question: AmountQuestion, value: unknown): string | undefined {
  const message = questionAnswers[question].safeParse(value).error?.issues[0]?.message ?? '';
  return isValidationKey(message) ? validationMessages[message] : undefined;
}

const names = {
  homePrice: 'Home price',
  householdIncome: 'Household income',
  downPayment: 'Down payment',
} as const;
const amountQuestions: readonly AmountQuestion[] = ['homePrice', 'householdIncome', 'downPayment'];

describe.each(amountQuestions)('%s on its own page', (question) => {
  it.each([
    [undefined, 'value is required'],
    [-1, 'must be non-negative'],
    [-0.5, 'must be non-negative'],
    [1.5, 'must be an integer'],
    [0, 'must be at least 1'],
  ])('includes the field\'s name in the message for %s: "%s"', (value, words) => {
    expect(sentence(question, value)).toMatch(new RegExp(`^${names[question]} ${words}`));
  });

  it.each([1, 400_000, 1_000_000_000])('accepts the amount %s', (value) => {
    expect(questionAnswers[question].parse(value)).toBe(value);
  });
});

describe('questionAnswers', () => {
  it('tells buyers without a down payment to enter 1', () => {
    expect(sentence('downPayment', 0)).toBe(
      'Down payment must be at least 1. Enter 1 if you have none yet.',
    );
  });

  it('has a schema for every question', () => {
    expect(Object.keys(questionAnswers)).toEqual(questionNames);
  });
});
