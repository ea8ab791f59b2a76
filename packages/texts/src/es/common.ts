export { app } from './common/app.ts';
export { auth } from './common/auth.ts';
export { choices } from './common/choices.ts';
export { quotes } from './common/quotes.ts';
export { ui } from './common/ui.ts';
