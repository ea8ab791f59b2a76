export { combinationFaults } from './combination-faults.ts';
export { newerThanCheck } from './date-faults.ts';
export { doubtfulFigures } from './doubtful-figures.ts';
export { ownProgramFaults } from './own-program-faults.ts';
export type { CatalogPlaces, CheckedProgram, KnownTables, ProgramFault } from './program-fault.ts';
export { programFaults } from './program-faults.ts';
export {
  isOftenWrong,
  type WeakFactKind,
  weakFactKinds,
  weakFacts,
} from './weak-facts.ts';
