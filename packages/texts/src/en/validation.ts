/** The domain has these in English. Another language translates them by the same keys. */
export { validationMessages as messages } from '@latchkey/domain';
