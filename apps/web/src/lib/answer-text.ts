import { type ChoiceWord, isOpenEnded } from '@latchkey/domain';
import { choicesText as text } from './texts.ts';

/** How a buyer reads the value of a choice. */
export function choiceLabel(value: ChoiceWord): string {
  return text[value]();
}

export function yesOrNo(value: boolean): string {
  return value ? text.yes() : text.no();
}

/** How many people: `3`, or `8 or more`. */
export function householdSizeLabel(size: number): string {
  return isOpenEnded(size) ? text.openEnded() : String(size);
}
