/** The domain package has these in English. A translation uses the same keys. */
export { answerLabels as answers } from '@latchkey/domain';
