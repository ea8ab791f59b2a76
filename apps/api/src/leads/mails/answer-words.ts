import { isOpenEnded, type QuoteAnswers } from '@latchkey/domain';
import { dollars } from './figures.ts';

const choices = {
  'single-family': 'Single-Family',
  condo: 'Condo',
  'multi-family': 'Multi-Family',
  primary: 'Primary Residence',
  vacation: 'Vacation Home',
  investment: 'Investment Property',
  excellent: 'Excellent (720+)',
  good: 'Good (660 to 719)',
  fair: 'Fair (620 to 659)',
  poor: 'Poor (619 and below)',
  education: 'Education',
  'law-enforcement': 'Law Enforcement',
  firefighter: 'Firefighter',
  healthcare: 'Healthcare',
} as const;

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The eleven answers as a mail says them, in the order of the summary. */
export function answerFacts(quote: QuoteAnswers): Fact[] {
  const { homeLocation: place, householdSize: size } = quote;
  const profession = quote.profession.map((one) => choices[one]).join(', ');
  return [
    { name: 'Home Type', value: choices[quote.homeType] },
    { name: 'Home Plan', value: choices[quote.homePlan] },
    {
      name: 'Home Location',
      value: `${place.zipcode}, ${place.city}, ${place.county}, ${place.state}`,
    },
    { name: 'Home Price', value: dollars(quote.homePrice) },
    { name: 'Household Income', value: dollars(quote.householdIncome) },
    { name: 'Down Payment', value: dollars(quote.downPayment) },
    { name: 'Credit Score', value: choices[quote.creditScore] },
    {
      name: 'Housing Status',
      value: quote.housingStatus ? 'First Time Home Buyer' : 'Not First Time Home Buyer',
    },
    { name: 'Household Size', value: isOpenEnded(size) ? `${size} or more` : String(size) },
    { name: 'Veteran Status', value: quote.veteranStatus ? 'Yes' : 'No' },
    { name: 'Profession', value: profession || 'None Applicable' },
  ];
}
