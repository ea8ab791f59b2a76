import { pathOf } from '@latchkey/contract';
import { countySlug } from '@latchkey/domain';
import { addressIn } from './language.ts';

/** Returns the URL of a program's public page, in the page's language. */
export function programAddress(slug: string): string {
  return addressIn(pathOf('publicProgram', { slug }));
}

/** @param state the state's postal abbreviation */
export function stateAddress(state: string): string {
  return addressIn(pathOf('statePrograms', { state: state.toLowerCase() }));
}

/** @param state the state's postal abbreviation */
export function countyAddress(state: string, county: string): string {
  const values = { state: state.toLowerCase(), county: countySlug(county) };
  return addressIn(pathOf('countyPrograms', values));
}
