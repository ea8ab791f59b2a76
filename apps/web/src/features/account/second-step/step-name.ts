import { secondStepText as text } from '@/lib/texts.ts';
import type { SecondStep } from './actions.ts';

/** Returns the name that the user gave to a step, or its kind. */
export function nameOf({ friendly_name: name, factor_type: kind }: SecondStep): string {
  return name || text[kind]();
}
