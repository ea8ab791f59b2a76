import { type ChoiceWord, isOpenEnded } from '@latchkey/domain';
import { choicesText as text } from './texts.ts';

/** Returns the label of a choice. */
export function choiceLabel(value: ChoiceWord): string {
  return text[value]();
}

export function yesOrNo(value: boolean): string {
  return value ? text.yes() : text.no();
}

/** Formats the number of people in a household, such as `3` or `8 or more`. */
export function householdSizeLabel(size: number): string {
  return isOpenEnded(size) ? text.openEnded() : String(size);
}
