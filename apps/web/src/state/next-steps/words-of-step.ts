import type { NextStep } from '@latchkey/domain';
import { formatsOf, type StepWords, stepWords } from '@latchkey/texts';
import { currentLocale } from '@/lib/text.ts';
import { stepsText } from '@/lib/texts.ts';

/** Returns a step's title, sentence and link in the page's language. */
export function wordsOfStep(step: NextStep): StepWords {
  return stepWords(step, stepsText, formatsOf(currentLocale()));
}
