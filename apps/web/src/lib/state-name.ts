import { usState } from '@latchkey/domain';

/** Returns the name of the state with a code, in lower or upper case. */
export function stateName(code: string): string {
  return usState(code.toUpperCase())?.name ?? code.toUpperCase();
}
