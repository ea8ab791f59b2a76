import {
  type CreditScore,
  choiceWords,
  type HomePlan,
  type HomeType,
  isOpenEnded,
  type Location,
  type Profession,
} from '@latchkey/domain';
import { defineText } from './text.ts';

const text = defineText({
  en: {
    ...choiceWords,
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
  return isOpenEnded(size) ? text.openEnded() : String(size);
}

/** A location in one line: `78704, Austin, Travis County, TX`. */
export function locationLabel({ zipcode, city, county, state }: Location): string {
  return text.location({ zipcode, city, county, state });
}
