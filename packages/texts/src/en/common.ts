/** The domain has these in English. Another language translates them by the same keys. */
export { choiceWords as choices } from '@latchkey/domain';
export { app } from './common/app.ts';
export { auth } from './common/auth.ts';
export { quotes } from './common/quotes.ts';
export { ui } from './common/ui.ts';
