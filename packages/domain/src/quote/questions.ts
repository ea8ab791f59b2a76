import * as z from 'zod/mini';
import { says } from '../validation/says.ts';
import { CreditScore, HomePlan, HomeType, Profession } from './choices.ts';
import { isOpenEnded } from './household-size.ts';
import { Location, locationInWords } from './location.ts';
import {
  amountQuestion,
  choiceQuestion,
  orNull,
  question,
  type Say,
  yesOrNoQuestion,
} from './question-kinds.ts';

/**
 * The messages about the home price. The confirmation page shows the same messages for errors in
 * any amount.
 */
const homePriceMessages = {
  nonNegative: 'homePriceNonNegative',
  integer: 'homePriceInteger',
  atLeast1: 'homePriceAtLeast1',
} as const;

/**
 * All questions in the wizard. Schemas, drafts, pages, the summary, the funnel, emails and exports
 * all use this list.
 *
 * The questions are in the order of the confirmation summary. Therefore, the first issue in a quote
 * is also the first problem that the buyer reads in the summary. `page.number` determines the order
 * of the pages. To swap two pages, swap their numbers.
 */
export const questions = {
  homeType: choiceQuestion(HomeType, {
    label: 'Home Type',
    page: { number: 1, section: 'home-info', slug: 'type' },
    summary: 'home-info',
  }),
  homePlan: choiceQuestion(HomePlan, {
    label: 'Home Plan',
    page: { number: 3, section: 'home-info', slug: 'plans' },
    summary: 'home-info',
  }),
  homeLocation: question({
    kind: 'location',
    label: 'Home Location',
    page: { number: 2, section: 'home-info', slug: 'location' },
    summary: 'home-info',
    schema: Location,
    inDraft: orNull(Location),
    inWords: (location: Location, { county }: Say) =>
      locationInWords({ ...location, county: county(location.county) }),
  }),
  homePrice: amountQuestion(
    { required: 'homePriceRequired', ...homePriceMessages },
    {
      label: 'Home Price',
      page: { number: 4, section: 'home-info', slug: 'price' },
      summary: 'financial-info',
    },
  ),
  householdIncome: amountQuestion(
    {
      required: 'householdIncomeRequired',
      nonNegative: 'householdIncomeNonNegative',
      integer: 'householdIncomeInteger',
      atLeast1: 'householdIncomeAtLeast1',
    },
    {
      label: 'Household Income',
      page: { number: 5, section: 'financial-info', slug: 'household-income' },
      summary: 'financial-info',
    },
    { required: 'householdIncomeRequired', ...homePriceMessages },
  ),
  downPayment: amountQuestion(
    {
      required: 'downPaymentRequired',
      nonNegative: 'downPaymentNonNegative',
      integer: 'downPaymentInteger',
      atLeast1: 'downPaymentAtLeast1',
    },
    {
      label: 'Down Payment',
      page: { number: 6, section: 'financial-info', slug: 'down-payment' },
      summary: 'financial-info',
    },
    { required: 'downPaymentRequired', ...homePriceMessages },
  ),
  creditScore: choiceQuestion(CreditScore, {
    label: 'Credit Score',
    page: { number: 7, section: 'financial-info', slug: 'credit-score' },
    summary: 'financial-info',
  }),
  housingStatus: yesOrNoQuestion(
    'housingStatusRequired',
    {
      label: 'Housing Status',
      page: { number: 8, section: 'personal-info', slug: 'housing-status' },
      summary: 'personal-info',
    },
    { yes: 'firstTime', no: 'notFirstTime' },
  ),
  householdSize: question({
    kind: 'choice',
    label: 'Household Size',
    page: { number: 9, section: 'personal-info', slug: 'household-size' },
    summary: 'personal-info',
    schema: z
      .number(says('householdSizeRequired'))
      .check(
        z.multipleOf(1, { ...says('homePriceInteger'), abort: true }),
        z.gte(1, says('homePriceAtLeast1')),
        z.lte(8, says('homePriceAtMost8')),
      ),
    inDraft: orNull(z.number()),
    inWords: (size: number, { word }: Say) =>
      isOpenEnded(size) ? word('openEnded') : String(size),
  }),
  veteranStatus: yesOrNoQuestion('housingStatusRequired', {
    label: 'Veteran Status',
    page: { number: 10, section: 'personal-info', slug: 'veteran-status' },
    summary: 'personal-info',
  }),
  profession: question({
    kind: 'professions',
    label: 'Profession',
    page: { number: 11, section: 'personal-info', slug: 'profession' },
    summary: 'personal-info',
    schema: z._default(
      z
        .array(Profession, says('professionInvalid'))
        .check(z.maxLength(Profession.options.length, says('professionInvalid'))),
      [],
    ),
    inDraft: z.catch(z.pipe(z.array(z.unknown()), z.transform(listedProfessions)), []),
    inWords: (chosen: Profession[], { word }: Say) =>
      chosen.map(word).join(', ') || word('noneApplicable'),
  }),
};

function listedProfessions(chosen: unknown[]): Profession[] {
  return Profession.options.filter((profession) => chosen.includes(profession));
}
