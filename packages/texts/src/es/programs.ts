export { compare } from './programs/compare.ts';
export { moreHelp } from './programs/more-help.ts';
export { programList } from './programs/program-list.ts';
export { programs } from './programs/programs.ts';
export { rules } from './programs/rules.ts';
export { shortAnswers } from './programs/short-answers.ts';
