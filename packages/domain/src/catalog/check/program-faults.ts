import { amountFaults } from './amount-faults.ts';
import { dateFaults } from './date-faults.ts';
import { disputeFaults } from './dispute-faults.ts';
import { figureFaults } from './figure-faults.ts';
import { placeFaults } from './place-faults.ts';
import {
  type CatalogPlaces,
  type CheckedProgram,
  fault,
  type ProgramFault,
} from './program-fault.ts';
import { quoteFaults } from './quote-faults.ts';
import { termFaults } from './term-faults.ts';

/**
 * Finds faults in programs that have the right format: unknown states, counties or cities, dates or
 * figures that contradict each other, and invalid phone numbers.
 */
export function* programFaults(
  program: CheckedProgram,
  places: CatalogPlaces,
): Generator<ProgramFault> {
  yield* placeFaults(program, places);
  yield* repeatedTypes(program);
  yield* wrongPhone(program);
  yield* dateFaults(program);
  yield* figureFaults(program);
  yield* amountFaults(program);
  yield* termFaults(program);
  yield* quoteFaults(program);
  yield* disputeFaults(program);
}

function* repeatedTypes({ firstMortgage: { types } }: CheckedProgram) {
  if (new Set(types).size < types.length) {
    yield fault('firstMortgage.types', 'a type appears twice');
  }
}

/**
 * Finds an invalid phone number, whose area code or exchange is below 200 or is a service code such
 * as 911.
 */
function* wrongPhone({ contact: { phone } }: CheckedProgram) {
  const isDialable = phone === null || /^(?:[2-9](?!11)\d{2}){2}\d{4}$/.test(phone);
  if (!isDialable) yield fault('contact.phone', `${phone} cannot be dialed`);
}
