/** The domain package has these in English. A translation uses the same keys. */
export { choiceWords as choices } from '@latchkey/domain';
export { app } from './common/app.ts';
export { auth } from './common/auth.ts';
export { quotes } from './common/quotes.ts';
export { ui } from './common/ui.ts';
