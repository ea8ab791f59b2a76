import {
  type CreditScore,
  type HomePlan,
  type HomeType,
  isOpenEnded,
  type Location,
  type Profession,
} from '@latchkey/domain';
import { defineText } from './text.ts';

const text = defineText({
  en: {
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
    yes: 'Yes',
    no: 'No',
    orMore: '{size:number} or more',
    location: '{zipcode:string}, {city:string}, {county:string}, {state:string}',
  },
});

/** How a buyer reads the value of a choice. */
export function choiceLabel(value: HomeType | HomePlan | CreditScore | Profession): string {
  return text[value]();
}

export function yesOrNo(value: boolean): string {
  return value ? text.yes() : text.no();
}

/** How many people: `3`, or `8 or more`. */
export function householdSizeLabel(size: number): string {
  return isOpenEnded(size) ? text.orMore({ size }) : String(size);
}

/** A location in one line: `78704, Austin, Travis County, TX`. */
export function locationLabel({ zipcode, city, county, state }: Location): string {
  return text.location({ zipcode, city, county, state });
}
