export { dashboard } from './dashboard/dashboard.ts';
export { changes } from './notices/changes.ts';
