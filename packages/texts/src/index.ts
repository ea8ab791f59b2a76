export {
  type AnswerFacts,
  type AnswerText,
  type AnswerWords,
  answerFacts,
  answerWords,
  cashResult,
  missingPartsIn,
  neededCash,
} from './answer-words.ts';
export { type AprWords, aprWords } from './apr-words.ts';
export { type AreaName, type Catalogs, defaultLocale, type Locale } from './catalogs.ts';
export { valueWords } from './fact-values.ts';
export { figureFacts, figureWords } from './figure-words.ts';
export { type Formats, formatsOf } from './formats.ts';
export { dayIn, hourIn } from './hour-in.ts';
export { legalLines, ownPages, teamName } from './legal-lines.ts';
export { COUNSELORS, loanEstimateGuide, type StepWords, stepWords } from './next-step-words.ts';
export { loansEnd } from './no-common-loan-words.ts';
export { changeWords, type FactWords, factWords, publishedWords } from './notice-words.ts';
export type { OwedWords } from './owed-words.ts';
export { programWords } from './program-words.ts';
export { type Catalog, type CompiledCatalog, speak, type TextOf } from './speak.ts';
