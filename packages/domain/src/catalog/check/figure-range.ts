import { fault, type ProgramFault } from './program-fault.ts';

/** The lowest and the highest plausible figure. */
export type Range = readonly [lowest: number, highest: number];

/** Returns a fault if a figure is outside its range. */
export function beyond(field: string, figure: number, [lowest, highest]: Range): ProgramFault[] {
  if (figure >= lowest && figure <= highest) return [];
  return [fault(field, `${figure} is not between ${lowest} and ${highest}`)];
}
