import type { wizardPages } from '@latchkey/domain';
import { type LazyPage, pages } from './pages.ts';

const questionPages = {
  homeType: pages.choiceQuestion,
  homeLocation: pages.locationQuestion,
  homePlan: pages.choiceQuestion,
  homePrice: pages.moneyQuestion,
  householdIncome: pages.moneyQuestion,
  downPayment: pages.moneyQuestion,
  creditScore: pages.choiceQuestion,
  housingStatus: pages.choiceQuestion,
  householdSize: pages.choiceQuestion,
  veteranStatus: pages.choiceQuestion,
  profession: pages.professionQuestion,
} as const;

const laterPages = {
  confirmation: pages.confirmation,
  programs: pages.programs,
  'programs/:programId': pages.program,
  calculator: pages.calculator,
  'pre-approval': pages.preApproval,
} as const;

/** The code of a page of the way, loaded when called. */
export function lazyPageOf(page: (typeof wizardPages)[number]): LazyPage {
  return page.question === null ? laterPages[page.path] : questionPages[page.question];
}
