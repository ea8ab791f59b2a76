export { programs } from './programs/programs.ts';
export { rules } from './programs/rules.ts';
