import { Day } from '@latchkey/domain';
import { UsageError } from '../run-command.ts';

/** Parses an option that is a number of 1 or more. */
export function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`${option}: "${text}" is not a number`);
  return Number(text);
}

/** Parses a number of days, such as 180d. */
export function days(text: string): number {
  const found = /^(\d{1,5})d?$/.exec(text)?.[1];
  if (found === undefined)
    throw new UsageError(`--stale: "${text}" is not a number of days like 180d`);
  return Number(found);
}

/** Parses an option that is a day, such as 2027-04-15. */
export function day(option: string, text: string): string {
  const { success } = Day.safeParse(text);
  if (!success) throw new UsageError(`${option}: "${text}" is not a day like 2027-04-15`);
  return text;
}
