/** English texts are in the domain package. A translation uses the same keys. */
export { validationMessages as messages } from '@latchkey/domain';
