export { type AreaName, type Catalogs, defaultLocale, type Locale } from './catalogs.ts';
export { figureFacts, programFacts } from './figure-words.ts';
export { type Formats, formatsOf } from './formats.ts';
export { COUNSELORS, phoneLink, type StepWords, stepWords } from './next-step-words.ts';
export { speak, type TextOf } from './speak.ts';
