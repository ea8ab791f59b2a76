/** The domain package has these in English. A translation uses the same keys. */
export { validationMessages as messages } from '@latchkey/domain';
