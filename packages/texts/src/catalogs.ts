import type * as about from './en/about.ts';
import type * as account from './en/account.ts';
import type * as agency from './en/agency.ts';
import type * as answerRows from './en/answer-rows.ts';
import type * as answers from './en/answers.ts';
import type * as calculator from './en/calculator.ts';
import type * as changes from './en/changes.ts';
import type * as common from './en/common.ts';
import type * as confirmation from './en/confirmation.ts';
import type * as correction from './en/correction.ts';
import type * as countyPrograms from './en/county-programs.ts';
import type * as dashboard from './en/dashboard.ts';
import type * as data from './en/data.ts';
import type * as landing from './en/landing.ts';
import type * as landingMore from './en/landing-more.ts';
import type * as leftOut from './en/left-out.ts';
import type * as loanEstimate from './en/loan-estimate.ts';
import type * as localRates from './en/local-rates.ts';
import type * as lowering from './en/lowering.ts';
import type * as nextSteps from './en/next-steps.ts';
import type * as notices from './en/notices.ts';
import type * as operator from './en/operator.ts';
import type * as payments from './en/payments.ts';
import type * as plain from './en/plain.ts';
import type * as preApproval from './en/pre-approval.ts';
import type * as price from './en/price.ts';
import type * as priceCards from './en/price-cards.ts';
import type * as programs from './en/programs.ts';
import type * as proof from './en/proof.ts';
import type * as publicProgram from './en/public-program.ts';
import type * as publicPrograms from './en/public-programs.ts';
import type * as questions from './en/questions.ts';
import type * as ruleNames from './en/rule-names.ts';
import type * as secondStep from './en/second-step.ts';
import type * as stateMap from './en/state-map.ts';
import type * as statePrograms from './en/state-programs.ts';
import type * as termsLine from './en/terms-line.ts';
import type * as trueCost from './en/true-cost.ts';
import type * as validation from './en/validation.ts';

/**
 * A language tag. The tag is also the name of a folder next to this file, and the value of `<html
 * lang>`.
 */
export type Locale = string;

/** The language that has all texts. In other languages, some texts may be missing. */
export const defaultLocale: Locale = 'en';

/** The text files of a language. The web app loads each file with the pages that need it. */
export interface Catalogs {
  about: typeof about;
  account: typeof account;
  'answer-rows': typeof answerRows;
  answers: typeof answers;
  calculator: typeof calculator;
  changes: typeof changes;
  common: typeof common;
  confirmation: typeof confirmation;
  agency: typeof agency;
  correction: typeof correction;
  'county-programs': typeof countyPrograms;
  dashboard: typeof dashboard;
  data: typeof data;
  landing: typeof landing;
  'landing-more': typeof landingMore;
  'left-out': typeof leftOut;
  'loan-estimate': typeof loanEstimate;
  'local-rates': typeof localRates;
  lowering: typeof lowering;
  'next-steps': typeof nextSteps;
  notices: typeof notices;
  operator: typeof operator;
  payments: typeof payments;
  plain: typeof plain;
  'pre-approval': typeof preApproval;
  'price-cards': typeof priceCards;
  price: typeof price;
  programs: typeof programs;
  proof: typeof proof;
  'public-program': typeof publicProgram;
  'public-programs': typeof publicPrograms;
  questions: typeof questions;
  'rule-names': typeof ruleNames;
  'second-step': typeof secondStep;
  'state-map': typeof stateMap;
  'state-programs': typeof statePrograms;
  'terms-line': typeof termsLine;
  'true-cost': typeof trueCost;
  validation: typeof validation;
}

export type AreaName = keyof Catalogs;
