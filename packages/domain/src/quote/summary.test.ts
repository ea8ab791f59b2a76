import { expect, it } from 'vitest';
import { questionNames } from './question-lists.ts';
import { summary } from './summary.ts';

it('lists every question once, in the order in which faults are reported', () => {
  expect(summary.flatMap(({ names }) => names)).toEqual(questionNames);
});

it('contains the three lists of the confirmation page', () => {
  expect(summary).toEqual([
    { section: 'home-info', names: ['homeType', 'homePlan', 'homeLocation'] },
    {
      section: 'financial-info',
      names: ['homePrice', 'householdIncome', 'downPayment', 'creditScore'],
    },
    {
      section: 'personal-info',
      names: ['housingStatus', 'householdSize', 'veteranStatus', 'profession'],
    },
  ]);
});
