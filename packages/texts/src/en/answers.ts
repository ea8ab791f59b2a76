/** The domain has these in English. Another language translates them by the same keys. */
export { answerLabels as answers } from '@latchkey/domain';
