export { notices } from './notices/notices.ts';
export { tellMe } from './notices/tell-me.ts';
