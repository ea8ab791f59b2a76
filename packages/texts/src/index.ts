export { type AprFacts, type AprSource, type AprWords, aprFacts, aprWords } from './apr-words.ts';
export { type AreaName, type Catalogs, defaultLocale, type Locale } from './catalogs.ts';
export { figureFacts, programWords } from './figure-words.ts';
export { type Formats, formatsOf } from './formats.ts';
export { dayIn, hourIn } from './hour-in.ts';
export { legalLines, ownPages, teamName } from './legal-lines.ts';
export { COUNSELORS, type StepWords, stepWords } from './next-step-words.ts';
export { changeWords, type FactWords, factWords } from './notice-words.ts';
export { type Catalog, type CompiledCatalog, speak, type TextOf } from './speak.ts';
