export * from './funding-bands.ts';
export * from './funding-rounds.ts';
export * from './funding-statements.ts';
export * from './listed-program.ts';
export * from './owed-by-year.ts';
export * from './program-limits.ts';
export * from './programs-by-state.ts';
export type { ServedPlaces } from './served-places.ts';
export * from './state-programs.ts';
