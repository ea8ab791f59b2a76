export { notices } from './notices/notices.ts';
export { tellMe } from './notices/tell-me.ts';
export { withdrawal } from './notices/withdrawal.ts';
