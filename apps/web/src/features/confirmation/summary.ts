import type { QuestionName, Section } from '@latchkey/domain';

/** The three lists of the summary and what stands in each. */
export const summary = [
  { section: 'home-info', names: ['homeType', 'homePlan', 'homeLocation'] },
  {
    section: 'financial-info',
    names: ['homePrice', 'householdIncome', 'downPayment', 'creditScore'],
  },
  {
    section: 'personal-info',
    names: ['housingStatus', 'householdSize', 'veteranStatus', 'profession'],
  },
] as const satisfies readonly { section: Section; names: readonly QuestionName[] }[];
