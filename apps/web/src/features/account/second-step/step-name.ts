import { secondStepText as text } from '@/lib/texts.ts';
import type { SecondStep } from './actions.ts';

/** Returns the name that the user gave a second step, or its type. */
export function nameOf({ friendly_name: name, factor_type: kind }: SecondStep): string {
  return name || text[kind]();
}
