/** The domain package has these in English. A translation uses the same keys. */
export { answerLabels as answers, choiceWords as choices } from '@latchkey/domain';
export { account } from './mails/account.ts';
export { buyerRequest } from './mails/buyer-request.ts';
export { digest } from './mails/digest.ts';
export { leadFacts } from './mails/lead-facts.ts';
export { legal } from './mails/legal.ts';
export { letter } from './mails/letter.ts';
export { notices } from './mails/notices.ts';
export { team } from './mails/team.ts';
export { figures } from './next-steps/figures.ts';
export { steps } from './next-steps/steps.ts';
export { changes } from './notices/changes.ts';
export { loanEstimate } from './payments/loan-estimate.ts';
