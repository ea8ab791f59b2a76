/** English texts are in the domain package. A translation uses the same keys. */
export { answerLabels as answers } from '@latchkey/domain';
