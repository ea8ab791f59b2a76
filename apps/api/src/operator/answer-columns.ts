import type { QuestionName } from '@latchkey/domain';
import type { Lead } from '../leads/repository.ts';

type AnswerColumn = (lead: Pick<Lead, 'quote'>) => string | number;

/** The lead export's columns for each question, in the order in which they appear in the file. */
const columnsOf: Readonly<Record<QuestionName, Readonly<Record<string, AnswerColumn>>>> = {
  homeLocation: {
    zipcode: ({ quote }) => quote.homeLocation.zipcode,
    city: ({ quote }) => quote.homeLocation.city,
    county: ({ quote }) => quote.homeLocation.county,
    state: ({ quote }) => quote.homeLocation.state,
  },
  homeType: { home_type: ({ quote }) => quote.homeType },
  homePlan: { home_plan: ({ quote }) => quote.homePlan },
  homePrice: { home_price: ({ quote }) => quote.homePrice },
  householdIncome: { household_income: ({ quote }) => quote.householdIncome },
  downPayment: { down_payment: ({ quote }) => quote.downPayment },
  creditScore: { credit_score: ({ quote }) => quote.creditScore },
  housingStatus: { first_time_buyer: ({ quote }) => String(quote.housingStatus) },
  householdSize: { household_size: ({ quote }) => quote.householdSize },
  veteranStatus: { veteran: ({ quote }) => String(quote.veteranStatus) },
  profession: { profession: ({ quote }) => quote.profession.join(' ') },
};

/** The lead export's columns for all answers, by column name. */
export const answerColumns = Object.fromEntries(
  Object.values(columnsOf).flatMap((columns) => Object.entries(columns)),
);
