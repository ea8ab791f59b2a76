export { figures } from './next-steps/figures.ts';
export { steps } from './next-steps/steps.ts';
