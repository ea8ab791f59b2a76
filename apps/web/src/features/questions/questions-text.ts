import type { QuestionName } from '@latchkey/domain';
import { defineText } from '@/lib/text.ts';

export const text = defineText({
  en: {
    homeTypeTitle: 'Home Type',
    homeType: 'What type of home are you looking to buy?',
    homeLocationTitle: 'Home Location',
    homeLocation: 'Where is the home you want to buy located?',
    homeLocationTip: 'Type in the Zip Code.',
    homePlanTitle: 'Home Plans',
    homePlan: 'How do you plan to use your future home?',
    homePriceTitle: 'Home Price',
    homePrice: 'What is the price of the home you want to buy?',
    homePriceTip: 'It is okay to estimate.',
    householdIncomeTitle: 'Household Income',
    householdIncome: 'What is your annual household income?',
    householdIncomeTip:
      'Add up all income of everyone over 18 who will live in the home. Alimony, child support and separate maintenance need not be included.',
    downPaymentTitle: 'Down Payment',
    downPayment: 'How much do you have for a down payment?',
    downPaymentTip: 'It is okay to estimate. Enter 1 if you have none yet.',
    creditScoreTitle: 'Credit Score',
    creditScore: 'What is your credit score?',
    creditScoreTip: 'If you are unsure take your best guess.',
    housingStatusTitle: 'Housing Status',
    housingStatus: 'Are you a <nowrap>first-time</nowrap> home buyer?',
    housingStatusTip:
      'A first-time home buyer is someone who hasn\u2019t owned a primary residence in the last three years.',
    householdSizeTitle: 'Household Size',
    householdSize: 'How many people live in your household?',
    householdSizeTip:
      'Include yourself, your spouse, children, other adults and senior dependents.',
    veteranStatusTitle: 'Veteran Status',
    veteranStatus: 'Are you a current or former member of the U.S. military?',
    veteranStatusTip: 'Veterans and active military may be eligible for a $0 down VA loan.',
    professionTitle: 'Profession',
    profession: 'Do you work in any of these professions?',
    professionTip: 'Select all that apply.',

    'home-info': 'Home Info',
    'financial-info': 'Financial Info',
    'personal-info': 'Personal Info',
    reached: '{reached:number} of {questions:number} questions',
    continue: 'Continue',

    zipCode: 'Zip Code',
    locationLine: '<b>{zipcode:string}</b>, {city:string}, {county:string}, {state:string}',
    clearLocation: 'Clear location',
    loading: 'Loading..',
    searchFailed: 'Oops..something went wrong.',
    noResults: 'No results.',

    homePricePlaceholder: 'Home Price',
    householdIncomePlaceholder: 'Household Income',
    downPaymentPlaceholder: 'Down payment',
  },
});

interface QuestionWords {
  readonly title: () => string;
  readonly question: () => string;
  readonly tip?: () => string;
}

/** What each question page says. */
export const questionWords: Readonly<Record<QuestionName, QuestionWords>> = {
  homeType: { title: text.homeTypeTitle, question: text.homeType },
  homeLocation: {
    title: text.homeLocationTitle,
    question: text.homeLocation,
    tip: text.homeLocationTip,
  },
  homePlan: { title: text.homePlanTitle, question: text.homePlan },
  homePrice: { title: text.homePriceTitle, question: text.homePrice, tip: text.homePriceTip },
  householdIncome: {
    title: text.householdIncomeTitle,
    question: text.householdIncome,
    tip: text.householdIncomeTip,
  },
  downPayment: {
    title: text.downPaymentTitle,
    question: text.downPayment,
    tip: text.downPaymentTip,
  },
  creditScore: {
    title: text.creditScoreTitle,
    question: text.creditScore,
    tip: text.creditScoreTip,
  },
  housingStatus: {
    title: text.housingStatusTitle,
    question: text.housingStatus,
    tip: text.housingStatusTip,
  },
  householdSize: {
    title: text.householdSizeTitle,
    question: text.householdSize,
    tip: text.householdSizeTip,
  },
  veteranStatus: {
    title: text.veteranStatusTitle,
    question: text.veteranStatus,
    tip: text.veteranStatusTip,
  },
  profession: { title: text.professionTitle, question: text.profession, tip: text.professionTip },
};
