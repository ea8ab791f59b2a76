import { usState } from '@latchkey/domain';

/** Returns the name of the state with this code. The code may be in lowercase or uppercase. */
export function stateName(code: string): string {
  return usState(code.toUpperCase())?.name ?? code.toUpperCase();
}
