/** The domain has these in English. Another language translates them by the same keys. */
export { answerLabels as answers, choiceWords as choices } from '@latchkey/domain';
export { account } from './mails/account.ts';
export { buyerRequest } from './mails/buyer-request.ts';
export { leadFacts } from './mails/lead-facts.ts';
export { team } from './mails/team.ts';
